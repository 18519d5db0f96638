import * as v from "valibot";
import { contactControls, contactFormSchema } from "../contact-fields.ts";

const { entries } = contactFormSchema;

/** The contact form's rules under the names of its controls (`number` is the API's `Phone`). */
export const contactControlsSchema = v.object({
  name: entries[contactControls.name],
  email: entries[contactControls.email],
  number: entries[contactControls.number],
  company: entries[contactControls.company],
  message: entries[contactControls.message],
});

export type ContactControl = keyof typeof contactControls;
