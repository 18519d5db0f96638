import { line, text } from "#platform/fields/fields.ts";

/** A strip where somebody leaves an address, which they then confirm by mail. Once on a page. */
export const newsletterFields = {
  heading: line(),
  text: text({ required: false, most: 300 }),
};
