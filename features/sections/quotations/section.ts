import type { ShownValues } from "#platform/fields/field.ts";
import { choice, line, link, list, text } from "#platform/fields/fields.ts";

/** What others say. Invented words belong on a page that is marked as a sample, which then says so. */
export const quotationsFields = {
  heading: line({ required: false }),
  /** `large`: one after the other, in large type; `cards`: side by side. */
  look: choice(["large", "cards"], { required: false }),
  quotations: list(
    {
      words: text({ most: 500 }),
      who: line({ translated: false, most: 80 }),
      role: line({ required: false, most: 120 }),
      /** What it is about. */
      to: link({ required: false }),
      label: line({ required: false, most: 60 }),
    },
    { most: 12 },
  ),
};

export type QuotationsValues = ShownValues<typeof quotationsFields>;
