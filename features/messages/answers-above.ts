import type { EnquiryKind } from "./enquiry-fields.ts";

/** Nobody writes a line of a form with a blank one in it, so the first one ends the answers. */
const blankLine = "\n\n";

/** A message as it is stored where its form asked more: each answer as a line (`Size: For one department`), then what was written. */
export const withAnswersAbove = (answers: readonly string[], written: string): string =>
  `${answers.join("\n")}${blankLine}${written}`;

/** What the person wrote, without the answers above it; `message` may be a beginning. A contact message has none. */
export function belowAnswers(message: string, source: EnquiryKind | null): string {
  const end = source ? message.indexOf(blankLine) : -1;
  return end < 0 ? message : message.slice(end + blankLine.length);
}
