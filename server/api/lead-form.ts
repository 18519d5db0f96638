import type { Context } from "hono";
import * as v from "valibot";
import { isLanguageCode, type LanguageCode } from "#features/i18n/languages.ts";
import { leadAddresses } from "#features/leads/lead-addresses.ts";
import {
  type ContactEmail,
  type ContactForm,
  contactControls,
  contactEmailSchema,
  contactFormSchema,
} from "#features/leads/lead-schema.ts";
import type { Env } from "../http/context.ts";
import type { FlatFields } from "../http/flat-fields.ts";
import { preferredLanguage } from "../http/preferred-language.ts";
import { type FieldErrors, Problem } from "../http/problem.ts";
import type { LimitName } from "../http/rate-limits.ts";
import type { Outcome, Submission } from "../lead-services.ts";
import type { Services } from "../services.ts";

/** One of the two forms as HTTP knows it. Page addresses are without their language. */
export interface LeadForm<Form> {
  name: "contact" | "email";
  address: string;
  page: string;
  thanks: string;
  schema: v.GenericSchema<unknown, Form>;
  /** Control of the plain form → field of the API. */
  controls: Record<string, string>;
  limits: readonly LimitName[];
  submit(services: Services, submission: Submission<Form>): Promise<Outcome>;
}

/** What both forms carry beside their own fields. */
const sharedControls = { language: "Language", website: "Website" };

export const contactForm: LeadForm<ContactForm> = {
  name: "contact",
  address: leadAddresses.contactForm,
  page: "/contact",
  thanks: "/contact/thanks",
  schema: contactFormSchema,
  controls: { ...contactControls, ...sharedControls },
  limits: ["contactMinute", "contactDay"],
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
 * Checks the fields.
 * @throws Problem `invalid` with field → codes
 */
export function checkFields<Form>(
  schema: v.GenericSchema<unknown, Form>,
  posted: FlatFields,
): Form {
  const { Language = "" } = posted.fields;
  const errors: FieldErrors = {};
  // A field that is absent counts as empty, so that it gets its own code.
  const given = { ...emptyFields(schema), ...posted.fields };
  const result = v.safeParse(schema, given, { abortPipeEarly: true });
  for (const issue of result.issues ?? []) errors[v.getDotPath(issue) ?? ""] = [issue.message];
  if (Language !== "" && !isLanguageCode(Language)) errors.Language = ["unknown_language"];
  // defineProperty semantics: a field may be called __proto__ here.
  const all = Object.fromEntries([...Object.entries(errors), ...Object.entries(posted.errors)]);
  if (!result.success || Object.keys(all).length > 0) throw new Problem("invalid", { errors: all });
  return result.output;
}

function emptyFields(schema: v.GenericSchema): Record<string, string> {
  const entries = "entries" in schema ? (schema.entries as object) : {};
  return Object.fromEntries(Object.keys(entries).map((name) => [name, ""]));
}
