import type { ShownValues } from "#platform/fields/field.ts";
import { line, link } from "#platform/fields/fields.ts";

/** Where a section leads, and a second way; either may be missing (two-ways-view.tsx). */
export const twoWays = {
  label: line({ required: false, most: 40 }),
  to: link({ required: false }),
  secondLabel: line({ required: false, most: 40 }),
  secondTo: link({ required: false }),
};

export type TwoWays = ShownValues<typeof twoWays>;
