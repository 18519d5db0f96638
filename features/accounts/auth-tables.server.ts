import type { LanguageCode } from "#platform/language/languages.ts";
import type { TableData } from "#platform/personal-data/table-data.ts";
import type { Role } from "#platform/session/roles.ts";

/** Of an account as a whole, and in the token; what else somebody may do are rows of `user_role`. */
export type AccountRole = "Customer" | "Admin";

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
    role: AccountRole;
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
  /** What somebody may do in the back office who is no administrator; a row is a role. */
  user_role: {
    user_id: string;
    role: Role;
    given_at: number;
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

export type LinkPurpose = "confirm" | "change-email" | "reset" | "invite";
export type User = AuthTables["user"];

const ofAccounts = {
  purpose: "account",
  bases: ["contract"],
  groups: ["account-holder", "employee"],
  receivers: ["hosting"],
  place: "database",
  keep: { until: "account-deleted" },
  end: "delete",
} as const;

/** Accounts and what hangs on them. */
export const authData: readonly TableData[] = [
  {
    table: "user",
    persons: [{ column: "email_key", holds: "email-key" }],
    personal: [
      { ...ofAccounts, columns: ["first_name", "last_name", "role"], category: "identity" },
      {
        ...ofAccounts,
        columns: ["email", "email_key", "pending_email", "language", "notify_sign_in"],
        category: "contact",
        receivers: ["hosting", "mail-provider"],
      },
      {
        ...ofAccounts,
        columns: [
          ...["password_hash", "must_change_password", "browser_key"],
          ...["email_confirmed_at", "claimed_at"],
        ],
        category: "security",
      },
      { ...ofAccounts, columns: ["created_at", "last_sign_in_at"], category: "usage" },
    ],
    technical: ["id"],
  },
  {
    table: "user_role",
    persons: [{ column: "user_id", holds: "user" }],
    personal: [{ ...ofAccounts, columns: ["role", "given_at"], category: "identity" }],
    technical: ["user_id"],
  },
  {
    table: "user_session",
    persons: [{ column: "user_id", holds: "user" }],
    personal: [
      {
        ...ofAccounts,
        columns: ["browser", "created_at", "last_seen_at"],
        purpose: "sessions",
        category: "security",
        keep: { hours: 0, from: "expires_at", with: ["user"] },
      },
    ],
    technical: ["id", "user_id", "expires_at"],
  },
  {
    table: "one_time_link",
    persons: [{ column: "user_id", holds: "user" }],
    personal: [
      {
        ...ofAccounts,
        columns: ["email", "purpose", "created_at", "used_at"],
        purpose: "account-links",
        category: "security",
        // A used link is remembered for 30 days, so that its button can be pressed twice.
        keep: { hours: 30 * 24, from: "expires_at", with: ["user"] },
      },
    ],
    technical: ["hash", "user_id", "expires_at"],
  },
  {
    table: "login_pause",
    persons: [{ column: "account", holds: "signed-email" }],
    personal: [
      {
        ...ofAccounts,
        columns: ["account", "browser", "tries", "next_at"],
        purpose: "account-safety",
        bases: ["legitimate-interest"],
        category: "security",
        keep: { hours: 1, from: "last_at", with: ["user"] },
      },
    ],
    technical: ["last_at"],
  },
];
