import { siteIn } from "#platform/content/site-now.server.ts";
import type { Site } from "#platform/content/site-schema.ts";
import { dateTimeFormat } from "#platform/language/intl-formats.ts";

type OfficeHours = Site["contact"]["officeHours"];

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Until when a message of `from` (milliseconds) is answered: so many office hours later, counted only
 * while the office is open. Friday 14:00 plus nine hours is Monday 14:00.
 * @throws RangeError when the office is never open
 */
export function answerUntil(
  from: number,
  hours: OfficeHours = siteIn().contact.officeHours,
  officeHours: number = siteIn().contact.answerWithinOfficeHours,
): number {
  const [opens, closes] = [minutesOf(hours.opens) * minute, minutesOf(hours.closes) * minute];
  const clock = onOfficeClock(from, hours.timeZone);
  const firstDay = clock - (clock % day);
  let remaining = officeHours * hour;
  // Two months cover any sensible promise; without opening hours the sum would never be reached.
  for (let date = firstDay; date < firstDay + 62 * day; date += day) {
    if (!hours.days.includes(isoWeekday(date))) continue;
    const start = Math.max(clock, date + opens);
    const open = date + closes - start;
    if (open <= 0) continue;
    if (remaining <= open) return fromOfficeClock(start + remaining, hours.timeZone);
    remaining -= open;
  }
  throw new RangeError("The office hours of content/site.json are never open.");
}

/**
 * Messages from before this instant should have been answered by `now`; both in milliseconds. The promise is kept to
 * the minute, and a later message is never due earlier: so the first minute that is not due yet is looked for.
 */
export function overdueBefore(now: number): number {
  let [due, notDue] = [Math.floor((now - 62 * day) / minute), Math.ceil(now / minute)];
  while (notDue - due > 1) {
    const middle = Math.floor((due + notDue) / 2);
    if (answerUntil(middle * minute) < now) due = middle;
    else notDue = middle;
  }
  return notDue * minute;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** What the office's clock shows, written as if it were UTC, so that days are 24 hours long. */
function onOfficeClock(instant: number, timeZone: string): number {
  const parts = dateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value);
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"));
}

/** Asked twice, because the distance to UTC may differ between the guess and the answer (summer time). */
function fromOfficeClock(clock: number, timeZone: string): number {
  const guess = clock - (onOfficeClock(clock, timeZone) - clock);
  return guess - (onOfficeClock(guess, timeZone) - clock);
}

function isoWeekday(date: number): number {
  return new Date(date).getUTCDay() || 7;
}
