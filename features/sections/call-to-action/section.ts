import type { ShownValues } from "#platform/fields/field.ts";
import { line, link, text } from "#platform/fields/fields.ts";

/** The next step, and at most a second way. */
export const callToActionFields = {
  heading: line(),
  text: text({ required: false, most: 300 }),
  label: line({ most: 40 }),
  to: link(),
  secondLabel: line({ required: false, most: 40 }),
  secondTo: link({ required: false }),
};

export type CallToActionValues = ShownValues<typeof callToActionFields>;
