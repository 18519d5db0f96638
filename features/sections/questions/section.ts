import type { ShownValues } from "#platform/fields/field.ts";
import { line, list, richText, text } from "#platform/fields/fields.ts";

const questionFields = { question: line({ most: 160 }), answer: richText({ most: 3_000 }) };
const groupFields = { heading: line({ required: false }), questions: list(questionFields) };

/** Questions that open their answers, in groups; search engines are told of them, too (questions-asked.ts). */
export const questionsFields = {
  heading: line({ required: false }),
  text: text({ required: false, most: 300 }),
  groups: list(groupFields),
};

export type QuestionsValues = ShownValues<typeof questionsFields>;
