import { expect, test } from "vitest";
import { fillTemplate } from "./fill-template.ts";

test.each([
  ["Hello {name}, about {reference}", "Hello Ayşe {reference}, about AB-12"],
  ["{unknown} and {toString}", "{unknown} and {toString}"],
  ["no placeholder", "no placeholder"],
])("%s", (template, filled) => {
  expect(fillTemplate(template, { name: "Ayşe {reference}", reference: "AB-12" })).toBe(filled);
});
