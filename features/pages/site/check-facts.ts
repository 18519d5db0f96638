import { canPromise, hoursOpen } from "#platform/content/site-schema.ts";
import type { Values } from "#platform/fields/field.ts";
import type { Found } from "../gate/problem.ts";
import { timeOfDay } from "./site-fields.ts";

interface Contact {
  officeHours: { days: readonly number[] };
  answerWithinOfficeHours: number;
}

/**
 * What the pages and the mails could not be made with.
 * @param contact what content/site.json says of days and promise
 */
export const checkFacts = (values: Values, contact: Contact): Found[] => [
  ...checkHours(values, contact),
  ...checkSocial(values),
];

/**
 * The office is open, and long enough for the answer that is promised: until when an answer comes could not be told
 * otherwise (features/messages/answer-time.server.ts).
 */
function checkHours(
  { opens, closes }: Values,
  { officeHours: { days }, answerWithinOfficeHours }: Contact,
): Found[] {
  if (!isTime(opens) || !isTime(closes)) return [];
  if (hoursOpen({ opens, closes }) <= 0)
    return [
      { field: "closes", code: "closesBefore", value: opens, message: `is not after ${opens}` },
    ];
  if (canPromise({ officeHours: { opens, closes, days }, answerWithinOfficeHours })) return [];
  const promised = String(answerWithinOfficeHours);
  const message = `leaves too few hours for an answer within ${promised} of them`;
  return [{ field: "closes", code: "promiseTooLong", value: promised, message }];
}

/** A sign without a name of its own is called by the host that it leads to: it has to lead to one. */
function checkSocial({ social = [] }: Values): Found[] {
  return (social as readonly { url?: unknown }[]).flatMap(({ url }, index): Found[] =>
    typeof url !== "string" || /^https?:\/\/./i.test(url)
      ? []
      : [
          {
            ...{ field: `social[${index}].url`, code: "noWebAddress" },
            message: "is no address of another website, such as https://www.example.com/us",
          },
        ],
  );
}

const isTime = (value: unknown): value is string =>
  typeof value === "string" && timeOfDay.test(value);
