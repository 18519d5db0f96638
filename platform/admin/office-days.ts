import { dateTimeFormat } from "#platform/language/intl-formats.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** The office's day of an instant (ms), such as `2026-11-20`. */
export function dayOf(instant: number, timeZone: string): string {
  // Swedish writes a date as ISO 8601 does.
  return dateTimeFormat("sv-SE", { timeZone }).format(instant);
}

/** When an office's day begins, ms; undefined for what is no day. */
export function startOfDay(written: string, timeZone: string): number | undefined {
  const utc = /^\d{4}-\d{2}-\d{2}$/.test(written) ? Date.parse(written) : Number.NaN;
  if (Number.isNaN(utc)) return undefined;
  // Clocks differ from UTC by at most 14 hours: one of these quarters is the first of the day.
  for (let at = utc - 14 * hour; at <= utc + 14 * hour; at += hour / 4)
    if (dayOf(at, timeZone) === written) return at;
  return undefined;
}

/** The last `count` days up to today, the oldest first. */
export function lastDays(count: number, now: number, timeZone: string): string[] {
  const today = Date.parse(dayOf(now, timeZone));
  return Array.from({ length: count }, (_, at) =>
    new Date(today - (count - 1 - at) * day).toISOString().slice(0, 10),
  );
}
