import type { FlatFields } from "#platform/http/flat-fields.server.ts";
import type { FieldErrors, Problem, ProblemCode } from "#platform/http/problem.server.ts";
import type { RateLimit } from "#platform/http/rate-limits.server.ts";
import { checkTexts, type FormSchema } from "#platform/http/read-call.server.ts";
import { isLanguageCode, type LanguageCode } from "#platform/language/languages.ts";
import type { Trx } from "#platform/store/store.server.ts";
import { honeypotControl } from "./honeypot-control.ts";
import type { Submission } from "./receive-submission.server.ts";

/** The one file of a form; its control is the last of the form (read-upload.server.ts). */
export interface FileToReceive {
  control: string;
  /** Field of the API under which its errors are told. */
  field: string;
  /** Bytes. */
  most: number;
  /** What it is by its content, whatever its name says; `wrong`: why it is not taken, as a field's error. */
  check(bytes: Uint8Array): Promise<{ mediaType: string } | { wrong: string }>;
}

/** A form that anybody may send. Page addresses are without their language. */
export interface FormToReceive<Fields, Promised extends object = object> {
  /** `data-form` of its markup; its idempotency keys go by it, too. */
  name: string;
  /** Of its call. */
  address: string;
  /** Where it stands; several pages may have it, so it may depend on what was sent. */
  page: string | ((fields: Record<string, string>) => string);
  thanks: string;
  schema: FormSchema<Fields>;
  /** Control of the plain form → field of the API. */
  controls: Record<string, string>;
  /** The same for controls that nobody types into. */
  hidden?: Record<string, string>;
  file?: FileToReceive;
  /** Where the words for its refused controls and for a refusal as a whole stand, if not in `forms`. */
  words?: {
    errors: string;
    status: Partial<Record<ProblemCode, string>>;
    /** Of a field that has no place for its error in the form: the word that says it of the form as a whole. */
    whole?(field: string, code: string): string | undefined;
  };
  /** What else a refusal puts into its page. */
  fillRefused?(html: string, problem: Problem, language: LanguageCode): string;
  /** Of its fields the one that alone can make a body too large. */
  longest?: string;
  limits: readonly RateLimit[];
  /** What is answered beside the reference, in the visitor's language; `at`: when it was stored, ms. */
  promise?(at: number, language: LanguageCode): Promised;
  /** What another server that takes our messages (API_HOST) is told instead; absent: the same, at the same address. */
  handOn?(form: Fields, language: LanguageCode): { address: string; form: object };
  /** Stores a submission and what follows from it, all in this transaction. `at` in milliseconds. */
  keep(trx: Trx, submission: Submission<Fields>, at: number): Promise<{ reference: string }>;
}

/** What every form carries beside its own fields. */
const sharedControls = { language: "Language", [honeypotControl]: "Website" };

/** A plain form's controls under the names of the API. */
export function toApiNames({ fields, errors }: FlatFields, own: Record<string, string>) {
  const controls: Record<string, string> = { ...own, ...sharedControls };
  const rename = <Value>(record: Record<string, Value>) =>
    Object.fromEntries(
      Object.entries(record).flatMap(([control, value]) =>
        Object.hasOwn(controls, control) ? [[controls[control] as string, value]] : [],
      ),
    );
  return { fields: rename(fields), errors: rename(errors) };
}

/**
 * Checks the fields of a submission and the language that it names.
 * @throws Problem `invalid` with field → codes
 */
export function checkFields<Fields>(
  schema: FormSchema<Fields>,
  { fields, errors }: FlatFields,
): Fields {
  const { Language = "" } = fields;
  const isKnown = Language === "" || isLanguageCode(Language);
  const ofLanguage: FieldErrors = isKnown ? {} : { Language: ["unknown_language"] };
  return checkTexts(schema, { fields, errors: { ...ofLanguage, ...errors } });
}
