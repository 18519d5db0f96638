import type { LanguageCode } from "#platform/language/languages.ts";

export type Role = "Customer" | "Admin";

/** Instants are milliseconds since 1970 (UTC); truth values are 0 and 1, on both engines. */
export interface AuthTables {
  user: {
    id: string;
    email: string;
    /** Lower case, so that `A@b.c` and `a@b.c` are one person's address. */
    email_key: string;
    /** As hash-password.server.ts writes it; the demo account's is no hash at all. */
    password_hash: string;
    first_name: string;
    last_name: string;
    role: Role;
    language: LanguageCode;
    email_confirmed_at: number | null;
    /** Where the person wants to be reached, until that address is confirmed. */
    pending_email: string | null;
    /** 1: signed in with a one-time password; nothing but changing it is allowed. */
    must_change_password: 0 | 1;
    /** A mail when a browser signs in that the account does not know. */
    notify_sign_in: 0 | 1;
    /**
     * Signed into what the account's known browsers keep: another one makes all of them strange. Null: written by a
     * release that knew none.
     */
    browser_key: string | null;
    /** When somebody signed up with the address once more before it was confirmed. */
    claimed_at: number | null;
    created_at: number;
    last_sign_in_at: number | null;
  };
  /** A token works as long as its row is here. No address is kept. */
  user_session: {
    /** The token's `jti`. */
    id: string;
    user_id: string;
    /** Browser and system in words, such as `Firefox, Windows`; empty when unknown. */
    browser: string;
    created_at: number;
    last_seen_at: number;
    expires_at: number;
  };
  one_time_link: {
    /** Of the token in the mail: a stolen database opens no link. */
    hash: string;
    purpose: LinkPurpose;
    user_id: string;
    /** Where the link was mailed to. */
    email: string;
    created_at: number;
    expires_at: number;
    used_at: number | null;
  };
  /** Tries to sign in, two rows for each account (login-pause-rule.ts). */
  login_pause: {
    /** A signature of the address that was typed, whether or not somebody has it. */
    account: string;
    /** `known`: browsers that have signed in before, together; empty: all others. An earlier release wrote ids. */
    browser: string;
    tries: number;
    next_at: number;
    last_at: number;
  };
}

declare module "#platform/store/tables.ts" {
  interface Tables extends AuthTables {}
}

export type LinkPurpose = "confirm" | "change-email" | "reset";
export type User = AuthTables["user"];
