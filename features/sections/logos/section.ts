import { choice, drawing, line, list } from "#platform/fields/fields.ts";

/** The companies we work with: those of the company's facts, or others of its own, such as partners. */
export const logosFields = {
  heading: line({ required: false }),
  /** `row`: moves on by itself; `captioned`: with its name and its buttons above; `wall`: all at once. */
  look: choice(["row", "captioned", "wall"], { required: false }),
  ownLogos: list({ logo: drawing([], { wideEnough: 200 }) }, { required: false, most: 30 }),
};
