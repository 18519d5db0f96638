import { choice, line, list, text } from "#platform/fields/fields.ts";

/** A form that asks more than the contact form, and what a sender can count on. */
export const enquiryFormFields = {
  form: choice(["partner", "project"]),
  heading: line(),
  text: text({ required: false, most: 400 }),
  /** What happens after sending. */
  next: list({ text: line({ most: 200 }) }, { required: false, most: 6 }),
};
