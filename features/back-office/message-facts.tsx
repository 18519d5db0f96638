import type { ReactNode } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { Message } from "./admin-answers.ts";
import { hoursInWords } from "./hours-in-words.ts";
import { Moment } from "./moment.tsx";

/** Everything that came with a message beside its text. */
export function MessageFacts({ message }: { message: Message }) {
  const t = useTranslations("admin.message");
  const languages = useTranslations("admin.languages");
  const format = useFormatter();
  const { createdAt, firstAnswerAt, campaign } = message;
  const utm = Object.entries(campaign?.utm ?? {}).filter(([, value]) => value);
  const hours = firstAnswerAt
    ? (Date.parse(firstAnswerAt) - Date.parse(createdAt)) / 3_600_000
    : undefined;
  const facts: [name: string, value: ReactNode][] = [
    [
      t("reference"),
      <span key="r" className="desk-code">
        {message.reference}
      </span>,
    ],
    [
      t("email"),
      <a key="e" href={`mailto:${encodeURIComponent(message.email)}`}>
        {message.email}
      </a>,
    ],
    [t("phone"), message.phone],
    [t("company"), message.company],
    [t("language"), languages(message.language)],
    [t("received"), <Moment key="c" at={createdAt} long />],
    [
      t("firstAnswer"),
      hours === undefined
        ? t("unanswered")
        : t("afterTime", { time: hoursInWords(hours, format.number) }),
    ],
    ...(campaign?.firstPage ? [[t("firstPage"), campaign.firstPage] as [string, string]] : []),
    ...(utm.length > 0
      ? [
          [t("campaign"), utm.map(([name, value]) => `${name}: ${value}`).join(" · ")] as [
            string,
            string,
          ],
        ]
      : []),
  ];
  return (
    <section className="desk-card" aria-labelledby="message-facts">
      <h2 id="message-facts">{t("facts")}</h2>
      <dl className="desk-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
