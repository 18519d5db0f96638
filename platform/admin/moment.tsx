import { useFormatter } from "use-intl";
import { toTheSecond } from "./moment-formats.ts";

interface Props {
  at: string;
  /** In full, in words. */
  long?: boolean;
  /** In figures, to the second, on one line. */
  exact?: boolean;
}

/** A point in time: short in a list, in full for those who point at it or take the data out. */
export function Moment({ at, long = false, exact = false }: Props) {
  const format = useFormatter();
  const time = new Date(at);
  const full = format.dateTime(time, { dateStyle: "long", timeStyle: "short" });
  if (exact)
    return (
      <time dateTime={at} className="admin-time">
        {format.dateTime(time, toTheSecond)}
      </time>
    );
  if (long) return <time dateTime={at}>{full}</time>;
  const day = (moment: Date) => format.dateTime(moment, { dateStyle: "short" });
  const isToday = day(time) === day(new Date());
  return (
    <time dateTime={at} title={full} className="admin-time">
      {isToday
        ? format.dateTime(time, { timeStyle: "short" })
        : format.dateTime(time, { day: "numeric", month: "short", ...yearOf(time) })}
    </time>
  );
}

const yearOf = (time: Date) =>
  time.getFullYear() === new Date().getFullYear() ? {} : ({ year: "numeric" } as const);
