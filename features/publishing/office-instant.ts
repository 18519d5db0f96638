import { dateTimeFormat } from "#platform/language/intl-formats.ts";

const written = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})$/;
const day = 24 * 3_600_000;

/** An instant as the office's clocks show it: `2026-12-01 09:00`. */
export function officeTime(instant: number, timeZone: string): string {
  // Swedish writes day and time as ISO 8601 does.
  return dateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(
    instant,
  );
}

/**
 * When the office's clocks show a time, ms.
 * @param text `2026-12-01 09:00`; with an offset (`2026-12-01T09:00:00+03:00`, `…Z`) the time of that
 * @returns undefined for what is no time, and for one that the clocks skip in spring
 */
export function officeInstant(text: string, timeZone: string): number | undefined {
  const [, date, time] = written.exec(text) ?? [];
  if (!date || !time) {
    const hasOffset = text.includes("T") && /(?:Z|[+-]\d{2}:\d{2})$/.test(text);
    const instant = hasOffset ? Date.parse(text) : Number.NaN;
    return Number.isNaN(instant) ? undefined : instant;
  }
  const utc = Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(utc)) return undefined;
  // What the clocks show a day before and after says how far they are from UTC around it.
  return [utc - day, utc + day]
    .map((near) => utc - (Date.parse(`${officeTime(near, timeZone).replace(" ", "T")}Z`) - near))
    .find((instant) => officeTime(instant, timeZone) === `${date} ${time}`);
}
