import { entries, line, text } from "#platform/fields/fields.ts";

/** Parts that business software needs; each leads to how we build it. */
export const saasFeaturesListFields = {
  heading: line({ required: false }),
  text: text({ required: false, most: 400 }),
  features: entries("saas-feature"),
};
