import * as v from "valibot";
import { email, line, optionalLine, text } from "#platform/submissions/field-schemas.ts";

/** What an applicant fills in; the names are those of the API. */
export const applicationSchema = v.object({
  NameSurname: line(200),
  Email: email,
  Phone: optionalLine(40),
  Message: text(10_000),
  /** As its page calls it. */
  Position: line(200),
});

export type ApplicationForm = v.InferOutput<typeof applicationSchema>;
