import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readValues } from "#platform/fields/read-values.server.ts";
import { showValues } from "#platform/fields/show-values.server.ts";
import { questionsAsked } from "./questions-asked.ts";
import { questionsFields } from "./section.ts";

test("machines are told of every question of every group, in plain words", () => {
  const written = parse(readFileSync("features/sections/questions/sample.yaml", "utf8"));
  const { values } = readValues(questionsFields, written);
  const alone = { pathOf: () => undefined, cardOf: () => undefined, cardsOf: () => [] };
  expect(questionsAsked(showValues(questionsFields, values, { language: "en", ...alone }))).toEqual(
    [
      {
        id: "first-talk",
        question: "Does the first talk cost anything?",
        answer: "No. Write to us, and we will answer within one working day.",
      },
      { id: "source-code", question: "Who owns the source code?", answer: "You do." },
    ],
  );
});
