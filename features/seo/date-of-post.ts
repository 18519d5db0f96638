import { dayOf, startOfDay } from "#platform/admin/office-days.ts";
import { site } from "#platform/content/site.ts";

/** At noon it is the same day for readers from California to New Zealand. */
const halfADay = 12 * 60 * 60 * 1000;

/**
 * When machines are told that a post was published, ms: on the day that its page names, and at the moment when it went
 * live where that was the day, or one before it. Posts that came along from another site, or that a new one begins
 * with, would else all be of the minute in which they were taken over.
 * @param day of the office's calendar, as `2026-11-20`
 */
export function dateOfPost(publishedAt: number, day: string): number {
  const { timeZone } = site.contact.officeHours;
  if (dayOf(publishedAt, timeZone) <= day) return publishedAt;
  const start = startOfDay(day, timeZone);
  return start === undefined ? publishedAt : start + halfADay;
}
