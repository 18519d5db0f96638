import { useFormatter, useTranslations } from "use-intl";

/** By when the visitor was promised an answer, in a word or two; that it is over, where it is. */
export function Due({ at, isOverdue }: { at: string; isOverdue: boolean }) {
  const t = useTranslations("admin.due");
  const format = useFormatter();
  const time = new Date(at);
  const full = format.dateTime(time, { dateStyle: "long", timeStyle: "short" });
  const isToday = time.toDateString() === new Date().toDateString();
  const short = isToday
    ? format.dateTime(time, { timeStyle: "short" })
    : format.dateTime(time, { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
  return (
    <time
      dateTime={at}
      title={t("until", { time: full })}
      className="admin-due"
      data-overdue={isOverdue}
    >
      {isOverdue ? t("overdue") : t("until", { time: short })}
    </time>
  );
}
