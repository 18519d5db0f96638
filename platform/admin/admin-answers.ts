import type { LanguageCode } from "#platform/language/languages.ts";

/** What the API under `/api/admin/` answers; instants are ISO 8601 texts. What belongs to one screen stands in `…-answers.ts`. */

/** One page of a list; `next` is the cursor of the one after it. */
export interface Paged<Item> {
  items: Item[];
  next: string | null;
}

/** An administrator, or whoever else is named. */
export interface Person {
  id: string;
  name: string;
}

/** What an entry of the log tells beside its action, by name. */
export type Details = Record<string, string | number | boolean | null>;

/** States of an address on the e-mail list; spam is never shown. */
export const captureStates = ["waiting", "confirmed", "unsubscribed"] as const;

/** An address of the e-mail list with the proof of its consent. */
export interface CapturedEmail {
  id: string;
  email: string;
  language: LanguageCode;
  state: (typeof captureStates)[number];
  /** What the visitor read beside the field: the proof of what was agreed to. */
  wording: string | null;
  createdAt: string;
  confirmedAt: string | null;
  unsubscribedAt: string | null;
}
