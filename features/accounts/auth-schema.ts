import * as v from "valibot";
import { languageCodes } from "#platform/language/languages.ts";
import { isEmail } from "#platform/rules/email-rule.ts";
import { isFilled, isOneLine, isStorable } from "#platform/rules/text-rules.ts";
import { passwordError } from "./password-rule.ts";

/** Codes of refused fields; the pages hold the words for each (`auth.errors.…`). */
export type AuthErrorCode =
  | "required"
  | "invalid_email"
  | "invalid_text"
  | "single_line"
  | "too_long"
  | "too_short"
  | "too_common"
  | "wrong"
  | "same"
  | "unconfirmed"
  | "unknown";

const code = <Code extends AuthErrorCode>(value: Code) => value;

/** Longest accepted name, in characters (code points). */
const nameMaxLength = 200;

const line = v.pipe(
  v.string(code("required")),
  v.check(isStorable, code("invalid_text")),
  v.check(isOneLine, code("single_line")),
  v.check((text) => [...text].length <= nameMaxLength, code("too_long")),
);
const filled = v.pipe(line, v.check(isFilled, code("required")));
const email = v.pipe(
  v.string(code("required")),
  v.nonEmpty(code("required")),
  v.check(isEmail, code("invalid_email")),
);
/** A password that is to be compared: nothing about it is checked, since nothing may be told about it. */
const known = v.pipe(v.string(code("required")), v.nonEmpty(code("required")));
const chosen = v.pipe(
  v.string(code("required")),
  v.rawCheck(({ dataset, addIssue }) => {
    const message = dataset.typed ? passwordError(dataset.value) : undefined;
    if (message) addIssue({ message });
  }),
);

/** One schema for each form of the account, under the names of the API; the pages' controls are called the same. */
export const authSchemas = {
  signIn: v.object({ email: known, password: known }),
  signUp: v.object({ name: filled, email, password: chosen }),
  /** Of an address with which more than one visitor signed up: who owns it says what counts. */
  claim: v.object({ name: filled, password: chosen }),
  forgot: v.object({ email }),
  reset: v.object({ password: chosen }),
  profile: v.object({
    firstName: filled,
    lastName: v.optional(line, ""),
    language: v.picklist(languageCodes, code("unknown")),
  }),
  /** Whoever takes over the address takes over the account: so it asks for the password. */
  email: v.object({ email, password: known }),
  password: v.object({ password: known, newPassword: chosen }),
  deletion: v.object({ password: known }),
  notifications: v.object({
    signIn: v.picklist(["on", "off"], code("unknown")),
    news: v.picklist(["on", "off"], code("unknown")),
  }),
};

export type AuthForm = keyof typeof authSchemas;
