import { casesOf } from "#features/sections/cases-of.ts";
import { drawingNames } from "#features/sections/drawing-names.ts";
import type { ShownValues } from "#platform/fields/field.ts";
import { drawing, line, list, number, reference, richText, text } from "#platform/fields/fields.ts";

const questionFields = { question: line({ most: 140 }), answer: richText({ most: 1_500 }) };

/** What a service says beside title and description. */
export const serviceFields = {
  /** Its place among the services. */
  order: number({ least: 1, most: 99 }),
  drawing: drawing(drawingNames),
  /** One sentence that says what it is good for. */
  claim: line({ most: 110 }),
  /** A paragraph: what we do, for whom. */
  summary: text({ most: 500 }),
  /** What the customer has in hand at the end. */
  deliverables: list({ what: line({ most: 140 }) }, { most: 8 }),
  /** Net, in euro; what a small project of the kind costs. */
  priceFrom: number({ most: 10_000_000 }),
  /** What that price is for. */
  priceFor: line({ most: 140 }),
  duration: line({ most: 60 }),
  /** Where it fits, and where it does not. */
  advice: richText({ most: 4_000 }),
  steps: list(
    { heading: line({ most: 80 }), text: text({ most: 400 }), note: line({ most: 60 }) },
    { most: 6 },
  ),
  questions: list(questionFields, { most: 8 }),
  /** Projects of this field, where some are live. */
  work: casesOf(2),
  /** What goes with it. */
  related: list({ service: reference() }, { most: 3 }),
  reading: list({ post: reference() }, { required: false, most: 3 }),
};

export type ServiceValues = ShownValues<typeof serviceFields>;
