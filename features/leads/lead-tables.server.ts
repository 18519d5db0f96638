import type { LanguageCode } from "#features/i18n/languages.ts";

/** Instants are milliseconds since 1970 (UTC); truth values are 0 and 1, on both engines. */
export interface LeadTables {
  contact_message: {
    id: string;
    reference: string;
    name: string;
    email: string;
    phone: string;
    company: string;
    message: string;
    language: LanguageCode;
    spam: 0 | 1;
    created_at: number;
  };
  /** One row an address; what it agreed to, and when, is the proof of consent. */
  email_capture: {
    id: string;
    reference: string;
    email: string;
    /** Lower case, so that `A@b.c` and `a@b.c` are one person's address. */
    email_key: string;
    language: LanguageCode;
    state: "waiting" | "confirmed" | "unsubscribed" | "spam";
    wording: string;
    confirm_token_hash: string | null;
    confirm_until: number | null;
    created_at: number;
    confirmed_at: number | null;
    unsubscribed_at: number | null;
  };
  /** A retry after a lost answer is stored once and answered the same (kept 24 hours). */
  idempotency_key: {
    scope: string;
    key: string;
    body_hash: string;
    reference: string;
    created_at: number;
  };
}
