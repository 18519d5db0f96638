import { line, text } from "#platform/fields/fields.ts";

/** The company's own figures (content/site.json); how they are counted is said beside them. */
export const figuresFields = { heading: line(), text: text({ required: false, most: 400 }) };
