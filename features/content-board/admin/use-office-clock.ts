import { useFormatter } from "use-intl";

/** An instant as the office's clocks show it, with the name of their zone. */
export function useOfficeClock(timeZone: string): (instant: string) => string {
  const format = useFormatter();
  return (instant) =>
    `${format.dateTime(new Date(instant), { timeZone, dateStyle: "full", timeStyle: "short" })} (${timeZone})`;
}
