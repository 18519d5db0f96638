import { wholeSite } from "#platform/content/whole-site.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { TableData } from "#platform/personal-data/table-data.ts";

/** Instants are milliseconds since 1970 (UTC). */
export interface NewsletterTables {
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
}

declare module "#platform/store/tables.ts" {
  interface Tables extends NewsletterTables {}
}

/** An address that was left here, whatever became of it. */
export type Subscriber = NewsletterTables["email_capture"];

const { keepUnconfirmedDays } = wholeSite.newsletter;

/** How long an address is kept that nobody confirms, from when it was left last, ms. */
export const unconfirmedLifetime = keepUnconfirmedDays * 24 * 60 * 60 * 1000;

const ofSubscribers = {
  bases: ["consent"],
  groups: ["subscriber"],
  receivers: ["hosting"],
  place: "database",
  keep: { until: "erasure-asked", unconfirmed: { hours: keepUnconfirmedDays * 24 } },
  end: "delete",
} as const;

/** Addresses that want mail, and the proof that they do. */
export const newsletterData: readonly TableData[] = [
  {
    table: "email_capture",
    persons: [{ column: "email_key", holds: "email-key" }],
    personal: [
      {
        ...ofSubscribers,
        columns: ["email", "email_key", "language"],
        purpose: "newsletter",
        category: "contact",
        receivers: ["hosting", "mail-provider"],
      },
      {
        ...ofSubscribers,
        columns: [
          ...["reference", "state", "wording", "confirm_token_hash", "confirm_until"],
          ...["created_at", "confirmed_at", "unsubscribed_at"],
        ],
        purpose: "consent-proof",
        bases: ["legitimate-interest"],
        category: "security",
      },
    ],
    technical: ["id"],
  },
];
