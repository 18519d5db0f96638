import { line, list, richText, text } from "#platform/fields/fields.ts";

const fact = { name: line(), body: richText({ most: 1_000 }) };

/** What somebody wants to look up: a name, and what stands behind it. */
export const factListFields = {
  heading: line(),
  text: text({ required: false, most: 400 }),
  facts: list(fact),
};
