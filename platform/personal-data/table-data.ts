/** KVKK article 5 and GDPR article 6, as the inventory names them. */
export type LegalBasis = "consent" | "contract" | "legal-duty" | "legitimate-interest";

/** Whom the data is about. */
export type PersonGroup = "visitor" | "subscriber" | "account-holder" | "employee";

/** In months, from an event of the row; `with`: it goes when the row of another table goes. */
export type KeepFor =
  | { months: number; from: string }
  | { with: string }
  | "as-long-as-the-account";

/** Why columns about a person are kept, and for how long. */
export interface PersonalData {
  columns: readonly string[];
  /** Name of a sentence in content/messages, `personalData.<purpose>`. */
  purpose: string;
  basis: LegalBasis;
  category: "identity" | "contact" | "content" | "security" | "preference" | "usage";
  group: PersonGroup;
  /** Who gets it besides us, such as the mail provider. */
  receivers: readonly string[];
  keep: KeepFor;
  /** What becomes of it then. */
  end: "delete" | "anonymise";
}

/** One table: each of its columns stands in one of both lists, or the test of the schema fails. */
export interface TableData {
  table: string;
  /** How a person's rows are found; undefined where none is about a person. */
  person?: { column: string; holds: "email" | "account" | "message" | "subscriber" };
  personal: readonly PersonalData[];
  /** Columns that say nothing about anybody. */
  technical: readonly string[];
}
