import type { ShownValues } from "#platform/fields/field.ts";
import { choice, line } from "#platform/fields/fields.ts";

/** The companies we work with (`clientLogos` in content/site.json). */
export const logosFields = {
  heading: line({ required: false }),
  /** `row`: moves on by itself; `captioned`: with its name and its buttons above; `wall`: all at once. */
  look: choice(["row", "captioned", "wall"], { required: false }),
};

export type LogosValues = ShownValues<typeof logosFields>;
