import { hoursOpen, longestPromise } from "#platform/content/site-schema.ts";
import type { Values } from "#platform/fields/field.ts";
import type { Found } from "../gate/problem.ts";
import { timeOfDay } from "./site-fields.ts";

interface Contact {
  officeHours: { days: readonly number[] };
  answerWithinOfficeHours: number;
}

/**
 * The office is open, and long enough for the answer that is promised: until when an answer comes could not be told
 * otherwise (features/messages/answer-time.server.ts).
 * @param contact what content/site.json says of days and promise
 */
export function checkFacts(
  { opens, closes }: Values,
  { officeHours: { days }, answerWithinOfficeHours: promised }: Contact,
): Found[] {
  if (!isTime(opens) || !isTime(closes)) return [];
  const hours = hoursOpen({ opens, closes });
  if (hours <= 0)
    return [
      { field: "closes", code: "closesBefore", value: opens, message: `is not after ${opens}` },
    ];
  if (promised <= hours * days.length * longestPromise) return [];
  const message = `leaves too few hours for an answer within ${promised} of them`;
  return [{ field: "closes", code: "promiseTooLong", value: String(promised), message }];
}

const isTime = (value: unknown): value is string =>
  typeof value === "string" && timeOfDay.test(value);
