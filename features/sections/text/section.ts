import { line, richText } from "#platform/fields/fields.ts";

/** Running text. Its heading stands in the contents of the page. */
export const textFields = { heading: line({ required: false }), body: richText() };
