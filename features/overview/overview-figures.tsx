import { useFormatter, useTranslations } from "use-intl";
import { hoursInWords } from "#platform/admin/hours-in-words.ts";
import { dayAndTime } from "#platform/admin/moment-formats.ts";
import type { Overview } from "./calls.ts";

/** The four figures that somebody looks at first. */
export function OverviewFigures({ answer }: { answer: Overview }) {
  const t = useTranslations("admin.overview");
  const format = useFormatter();
  const { answerTimes, subscribers, mails } = answer;
  const hours = (value: number | null) =>
    value === null ? t("none") : hoursInWords(value, format.number);
  const oldest = mails.oldestWaitingAt
    ? format.dateTime(new Date(mails.oldestWaitingAt), dayAndTime)
    : undefined;
  const figures = [
    {
      name: t("open"),
      figure: format.number(answerTimes.open),
      hint: t("answered", { count: answerTimes.answered }),
    },
    {
      name: t("median"),
      figure: hours(answerTimes.medianHours),
      hint:
        answerTimes.p90Hours === null
          ? t("unanswered")
          : t("p90", { time: hours(answerTimes.p90Hours) }),
    },
    {
      name: t("confirmed"),
      figure: format.number(subscribers.confirmed),
      hint: t("waiting", { count: subscribers.waiting }),
    },
    {
      name: t("mails"),
      figure: format.number(mails.sentLast24h),
      hint: t("mailsWaiting", { waiting: mails.waiting, failed: mails.failed }),
      more: oldest && t("oldest", { time: oldest }),
      isBad: mails.failed > 0,
    },
  ];
  return (
    <dl className="admin-figures">
      {figures.map(({ name, figure, hint, more, isBad }) => (
        <div key={name} className="admin-card">
          <dt>{name}</dt>
          <dd className="admin-figure">{figure}</dd>
          <dd className={isBad ? "admin-small admin-warning" : "admin-small admin-soft"}>{hint}</dd>
          {more && <dd className="admin-small admin-soft">{more}</dd>}
        </div>
      ))}
    </dl>
  );
}
