import type { ShownValues } from "#platform/fields/field.ts";
import { choice, line, list, text, toggle } from "#platform/fields/fields.ts";

/** The form that writes to the company, with what a sender can count on. */
export const contactFormFields = {
  heading: line(),
  text: text({ required: false, most: 400 }),
  /** `beside`: the form beside the words, address and hours with them; `below`: the form alone, under them. */
  look: choice(["beside", "below"], { required: false }),
  /** What happens after sending. */
  nextHeading: line({ required: false, most: 80 }),
  next: list({ text: line({ most: 200 }) }, { required: false, most: 6 }),
  /** The companies we work with, below. */
  logos: toggle(),
};

export type ContactFormValues = ShownValues<typeof contactFormFields>;
