import * as v from "valibot";
import { isEmail } from "#platform/rules/email-rule.ts";
import { isFilled, isOneLine, isStorable } from "#platform/rules/text-rules.ts";

/** Longest accepted values, in characters (code points), not bytes. docs/specification.md leaves them to us. */
const lengths = { NameSurname: 200, Phone: 40, Company: 200, Message: 10_000 } as const;

/** Codes of refused fields; the pages hold the words for each (`forms.errors.…`). */
export type FieldErrorCode =
  | "required"
  | "invalid_email"
  | "too_long"
  | "single_line"
  | "invalid_text";

const code = <Code extends FieldErrorCode>(value: Code) => value;

const text = (max: number) =>
  v.pipe(
    v.string(code("required")),
    v.check(isStorable, code("invalid_text")),
    v.check(isFilled, code("required")),
    v.check((value) => [...value].length <= max, code("too_long")),
  );
const line = (max: number) => v.pipe(text(max), v.check(isOneLine, code("single_line")));

const email = v.pipe(
  v.string(code("required")),
  v.check((value) => value !== "", code("required")),
  v.check(isEmail, code("invalid_email")),
);

/** What a visitor fills in on the contact page; the names are those of the API. */
export const contactFormSchema = v.object({
  NameSurname: line(lengths.NameSurname),
  Email: email,
  Phone: line(lengths.Phone),
  Company: line(lengths.Company),
  Message: text(lengths.Message),
});

/** What a visitor fills in in the hero of the home page. */
export const contactEmailSchema = v.object({ Email: email });

export type ContactForm = v.InferOutput<typeof contactFormSchema>;
export type ContactEmail = v.InferOutput<typeof contactEmailSchema>;

/** Form control names (docs/specification.md, Things) → fields of the API. */
export const contactControls = {
  name: "NameSurname",
  email: "Email",
  number: "Phone",
  company: "Company",
  message: "Message",
} as const satisfies Record<string, keyof ContactForm>;
