import { useFormatter, useMessages, useTranslations } from "use-intl";
import { Due } from "#platform/admin/due.tsx";
import { type Fact, Facts } from "#platform/admin/facts.tsx";
import { hoursInWords } from "#platform/admin/hours-in-words.ts";
import { LineBreaks } from "#platform/admin/line-breaks.tsx";
import { Moment } from "#platform/admin/moment.tsx";
import { PhoneLink } from "#platform/admin/phone-link.tsx";
import { languageCodes } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { useLanguageName } from "#platform/language/use-language-name.ts";
import type { Message } from "../calls.ts";

/** Everything that came with a message beside its text. */
export function MessageFacts({ message }: { message: Message }) {
  const t = useTranslations("admin.message");
  const languageName = useLanguageName();
  const format = useFormatter();
  const { createdAt, firstAnswerAt, dueAt, isOverdue, campaign } = message;
  const hours = firstAnswerAt
    ? (Date.parse(firstAnswerAt) - Date.parse(createdAt)) / 3_600_000
    : undefined;
  const answered =
    hours === undefined
      ? t("unanswered")
      : t("afterTime", { time: hoursInWords(hours, format.number) });
  const facts: Fact[] = [
    [
      t("reference"),
      <span key="r" className="admin-code admin-whole">
        {message.reference}
      </span>,
    ],
    [
      t("email"),
      <a key="e" href={`mailto:${encodeURIComponent(message.email)}`}>
        <LineBreaks>{message.email}</LineBreaks>
      </a>,
    ],
    ...(message.phone
      ? [[t("phone"), <PhoneLink key="p" phone={message.phone} />] satisfies Fact]
      : []),
    [t("company"), message.company],
    [t("language"), languageName(message.language)],
    ...(message.source ? [[t("source"), t(`sources.${message.source}`)] satisfies Fact] : []),
    [t("received"), <Moment key="c" at={createdAt} long />],
    ...(dueAt
      ? [
          [
            t("due"),
            <span key="d" className="admin-row">
              <Moment at={dueAt} long />
              {isOverdue && <Due at={dueAt} isOverdue />}
            </span>,
          ] satisfies Fact,
        ]
      : []),
    [t("firstAnswer"), answered],
    ...useCampaignFacts(campaign),
  ];
  return (
    <section className="admin-card" aria-labelledby="message-facts">
      <h2 id="message-facts">{t("facts")}</h2>
      <Facts facts={facts} />
    </section>
  );
}

const homes = languageCodes.map((code) => localizedPath("/", code));

/** Which page and which campaign brought a message. What has no words, such as a campaign's own name, is shown as it is. */
function useCampaignFacts(campaign: Message["campaign"]): Fact[] {
  const t = useTranslations("admin.message");
  const { message } = useMessages().admin as unknown as {
    message: Record<"utm" | "utmValues", Record<string, unknown>>;
  };
  const nameOf = (part: string) =>
    Object.hasOwn(message.utm, part) ? t(`utm.${part as "source"}`) : part;
  const wordFor = (value: string) => {
    const known = value.toLowerCase();
    return Object.hasOwn(message.utmValues, known) ? t(`utmValues.${known as "search"}`) : value;
  };

  const facts: Fact[] = [];
  const { firstPage, utm = {} } = campaign ?? {};
  if (firstPage) {
    facts.push([t("firstPage"), homes.includes(firstPage) ? t("homePage") : firstPage]);
  }
  const parts = Object.entries(utm).filter(([, value]) => value);
  if (parts.length > 0) {
    const told = parts.map(([part, value]) => `${nameOf(part)}: ${wordFor(value)}`);
    facts.push([t("campaign"), told.join(" · ")]);
  }
  return facts;
}
