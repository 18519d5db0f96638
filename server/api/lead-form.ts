import type { Context } from "hono";
import { leadAddresses } from "#features/messages/lead-addresses.ts";
import {
  type ContactEmail,
  type ContactForm,
  contactControls,
  contactEmailSchema,
  contactFormSchema,
} from "#features/messages/lead-schema.ts";
import type { Env } from "#platform/http/context.server.ts";
import type { FlatFields } from "#platform/http/flat-fields.server.ts";
import { preferredLanguage } from "#platform/http/preferred-language.server.ts";
import type { FieldErrors } from "#platform/http/problem.server.ts";
import type { LimitName } from "#platform/http/rate-limits.server.ts";
import { checkTexts, type FormSchema } from "#platform/http/read-call.server.ts";
import { isLanguageCode, type LanguageCode } from "#platform/language/languages.ts";
import { answerUntil } from "#platform/outbox/answer-time.server.ts";
import { officeTime } from "#platform/outbox/mail-words.server.ts";
import { honeypotControl } from "#platform/submissions/honeypot-control.ts";
import type { Outcome, Submission } from "../receive-submission.ts";
import type { Services } from "../services.ts";

/** One of the two forms as HTTP knows it. Page addresses are without their language. */
export interface LeadForm<Form> {
  name: "contact" | "email";
  address: string;
  page: string;
  thanks: string;
  schema: FormSchema<Form>;
  /** Control of the plain form → field of the API. */
  controls: Record<string, string>;
  limits: readonly LimitName[];
  /** What is answered beside the reference, in the visitor's language; `at`: when it was stored, ms. */
  promise?(at: number, language: LanguageCode): object;
  submit(services: Services, submission: Submission<Form>): Promise<Outcome>;
}

/** What both forms carry beside their own fields. */
const sharedControls = { language: "Language", [honeypotControl]: "Website" };

export const contactForm: LeadForm<ContactForm> = {
  name: "contact",
  address: leadAddresses.contactForm,
  page: "/contact",
  thanks: "/contact/thanks",
  schema: contactFormSchema,
  controls: { ...contactControls, ...sharedControls },
  limits: ["contactMinute", "contactDay"],
  promise: (at, language) => ({ answerBy: officeTime(answerUntil(at), language) }),
  submit: (services, submission) => services.submitContact(submission),
};

export const emailForm: LeadForm<ContactEmail> = {
  name: "email",
  address: leadAddresses.contactEmail,
  page: "/",
  thanks: "/newsletter/thanks",
  schema: contactEmailSchema,
  controls: { email: "Email", ...sharedControls },
  limits: ["captureMinute", "captureDay"],
  submit: (services, submission) => services.captureEmail(submission),
};

/** A plain form's controls under the names of the API. */
export function toApiNames({ fields, errors }: FlatFields, controls: Record<string, string>) {
  const rename = <Value>(record: Record<string, Value>) =>
    Object.fromEntries(
      Object.entries(record).flatMap(([control, value]) =>
        Object.hasOwn(controls, control) ? [[controls[control] as string, value]] : [],
      ),
    );
  return { fields: rename(fields), errors: rename(errors) };
}

/** The language that a submission names, else the one that its browser prefers. */
export function languageOfSubmission(c: Context<Env>, named: string | undefined): LanguageCode {
  return isLanguageCode(named) ? named : preferredLanguage(c.req.header("accept-language"));
}

/**
 * Checks the fields of a submission and the language that it names.
 * @throws Problem `invalid` with field → codes
 */
export function checkFields<Form>(schema: FormSchema<Form>, { fields, errors }: FlatFields): Form {
  const { Language = "" } = fields;
  const isKnown = Language === "" || isLanguageCode(Language);
  const ofLanguage: FieldErrors = isKnown ? {} : { Language: ["unknown_language"] };
  return checkTexts(schema, { fields, errors: { ...ofLanguage, ...errors } });
}
