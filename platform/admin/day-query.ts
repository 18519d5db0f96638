import * as v from "valibot";
import { site } from "#platform/content/site.ts";
import { startOfDay } from "./office-days.ts";

const { timeZone } = site.contact.officeHours;
const aDay = 24 * 60 * 60 * 1000;

/** An instant, or a day of the office's calendar: then its beginning. */
export const startOfSpan = v.pipe(
  v.string(),
  v.transform((text) => startOfDay(text, timeZone) ?? Date.parse(text)),
  v.custom<number>(Number.isSafeInteger, "invalid_date"),
);

/** The same for an end: a day counts as a whole. */
export const endOfSpan = v.pipe(
  v.string(),
  v.transform((text) => {
    const start = startOfDay(text, timeZone);
    // Half a day more lands in the next one, also where a day has 23 or 25 hours.
    return start === undefined ? Date.parse(text) : nextDay(start);
  }),
  v.custom<number>(Number.isSafeInteger, "invalid_date"),
);

const nextDay = (start: number) =>
  startOfDay(new Date(start + 1.5 * aDay).toISOString().slice(0, 10), timeZone) ?? start + aDay;
