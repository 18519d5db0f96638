import { wordsOfRichText } from "#platform/fields/read-rich-text.ts";
import type { QuestionsValues } from "./section.ts";

/** Questions and answers of a section as plain words, for machines. */
export const questionsAsked = ({ groups }: QuestionsValues) =>
  groups.flatMap(({ questions }) =>
    questions.map(({ id, question, answer }) => ({
      id,
      question,
      answer: wordsOfRichText(answer),
    })),
  );
