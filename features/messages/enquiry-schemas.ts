import * as v from "valibot";
import { email, line, optionalLine, text } from "#platform/submissions/field-schemas.ts";
import { choices } from "./enquiry-fields.ts";

const one = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, "required");

const sender = {
  NameSurname: line(200),
  Email: email,
  Phone: optionalLine(40),
  Company: line(200),
};

/** What the forms ask beside the contact form's own; the names are those of the API. */
export const enquirySchemas = {
  partner: v.object({
    ...sender,
    Homepage: optionalLine(300),
    Field: one(choices.fields),
    Message: text(10_000),
  }),
  project: v.object({
    ...sender,
    Field: one(choices.fields),
    Size: one(choices.sizes),
    Start: one(choices.starts),
    Has: one(choices.has),
    Message: text(10_000),
  }),
} as const;
