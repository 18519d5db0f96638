import * as v from "valibot";
import { email, line, text } from "#platform/submissions/field-schemas.ts";

/** Longest accepted values, in characters; docs/specification.md leaves them to us. */
const lengths = { NameSurname: 200, Phone: 40, Company: 200, Message: 10_000 } as const;

/** What a visitor fills in on the contact page; the names are those of the API. */
export const contactFormSchema = v.object({
  NameSurname: line(lengths.NameSurname),
  Email: email,
  Phone: line(lengths.Phone),
  Company: line(lengths.Company),
  Message: text(lengths.Message),
});

export type ContactForm = v.InferOutput<typeof contactFormSchema>;
