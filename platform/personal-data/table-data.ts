/**
 * The ground that the data is kept on, with its articles in KVKK and GDPR. What each key says to people, here and
 * below, stands in content/personal-data.json.
 */
export const legalBases = {
  consent: { kvkk: "5/1", gdpr: "6(1)(a)" },
  contract: { kvkk: "5/2-c", gdpr: "6(1)(b)" },
  "legal-obligation": { kvkk: "5/2-ç", gdpr: "6(1)(c)" },
  "legitimate-interest": { kvkk: "5/2-f", gdpr: "6(1)(f)" },
} as const;
export type LegalBasis = keyof typeof legalBases;

export const purposes = [
  "account",
  "account-links",
  "account-safety",
  "answering",
  "billing",
  "campaign",
  "consent-proof",
  "delivery",
  "hiring",
  "mail-limit",
  "newsletter",
  "orders",
  "rate-limit",
  "sending-once",
  "sessions",
  "team-work",
  "who-did-what",
  "wishlist",
] as const;

export const categories = ["identity", "contact", "content", "security", "usage"] as const;

/** Whom the data is about. */
export const personGroups = [
  "visitor",
  "subscriber",
  "account-holder",
  "employee",
  "applicant",
  "buyer",
] as const;

/** Who gets it besides us. */
export const receivers = ["hosting", "mail-provider"] as const;

/** Where it lies. */
export const places = ["database"] as const;

/** What people decide, and no clock: nothing but their hand ends the keeping. */
export const deciding = ["account-deleted", "erasure-asked", "never", "settled"] as const;

/**
 * `hours` from the instant in a column of the row; `with`: as long as the row of another table that it belongs to, and
 * never longer where both are said. `unconfirmed`: a clock takes what nobody has confirmed, so long after it was last
 * given to us. `spam`: a clock takes what is taken for spam, so long after it was.
 */
export type KeepFor =
  | { hours: number; from: string; with?: readonly string[] }
  | { with: readonly string[] }
  | { until: (typeof deciding)[number]; unconfirmed?: { hours: number }; spam?: { hours: number } };

/** Why columns about a person are kept, and for how long. */
export interface PersonalData {
  columns: readonly string[];
  purpose: (typeof purposes)[number];
  /** Several where it depends on what the person writes. */
  bases: readonly LegalBasis[];
  category: (typeof categories)[number];
  groups: readonly (typeof personGroups)[number][];
  receivers: readonly (typeof receivers)[number][];
  place: (typeof places)[number];
  keep: KeepFor;
  /** What becomes of it then; `stay`: there is no end. Nothing is anonymised yet but who asked for a mail. */
  end: "delete" | "anonymise" | "stay";
}

/** A column that leads from a person to the rows about them, and what it holds. */
export interface PersonColumn {
  column: string;
  /**
   * `email`: as it was typed; `email-key`: in lower case; `signed-email`, `signed-visitor`: a signature, found by
   * signing once more; the others: an id of the row in that table.
   */
  holds:
    | "email"
    | "email-key"
    | "signed-email"
    | "signed-visitor"
    | "user"
    | "contact_message"
    | "email_capture"
    | "job_application"
    | "shop_order"
    | "withdrawal"
    | "mail";
}

/**
 * One table. Each of its columns stands in exactly one of the lists, or tests/api/personal-data.test.ts fails: it
 * walks the real schema.
 */
export interface TableData {
  table: string;
  /** How a person's rows are found; empty where none is about a person. */
  persons: readonly PersonColumn[];
  personal: readonly PersonalData[];
  /** Columns that say nothing about anybody by themselves. */
  technical: readonly string[];
  /** Technical ones that SQLite alone has; a table of nothing else is there alone. */
  onSqlite?: readonly string[];
  /**
   * SQLite's search indexes over this table. The tables that such an index keeps itself in (`contact_search_data` …)
   * hold nothing but parts of its columns, and go by the same words.
   */
  searchIndexes?: readonly string[];
}

/** A table that holds nothing about anybody. */
export const aboutNobody = (table: string, ...technical: string[]): TableData => ({
  ...{ table, technical },
  persons: [],
  personal: [],
});
