import type { ShownValues } from "#platform/fields/field.ts";
import { choice, line, link, list, text } from "#platform/fields/fields.ts";

/** The next step, and at most a second way. */
export const callToActionFields = {
  heading: line(),
  text: text({ required: false, most: 300 }),
  /** What comes with it, ticked off. */
  lists: list(
    { heading: line({ most: 60 }), items: list({ text: line({ most: 80 }) }, { most: 10 }) },
    { required: false, most: 2 },
  ),
  label: line({ most: 40 }),
  to: link(),
  secondLabel: line({ required: false, most: 40 }),
  secondTo: link({ required: false }),
  /** `app`: the company’s app, as it will look; with what is said of it below. */
  picture: choice(["app"], { required: false }),
  caption: line({ required: false, most: 80 }),
};

export type CallToActionValues = ShownValues<typeof callToActionFields>;
