import type { LanguageCode } from "#platform/language/languages.ts";
import { idOfEmployee } from "#platform/personal-data/employee-data.ts";
import { aboutNobody, type TableData } from "#platform/personal-data/table-data.ts";
import type { EntryKind } from "./kinds.ts";

interface LiveRow {
  entry: string;
  language: LanguageCode;
  kind: EntryKind;
  version: number;
  /** Without the language's prefix. */
  path: string;
  /** What lists, feeds and search results show of it (`LiveCard` as JSON), so that none of them reads documents. */
  card: string;
  /** What its page shows of others: `["list:post", "entry:first-steps"]`. */
  reads: string;
  published_at: number;
  changed_at: number;
}

/** Instants are milliseconds since 1970 (UTC). */
interface PagesTables {
  /** What exists, live or not. `version`: its newest. */
  content_entry: { id: string; kind: EntryKind; version: number; created_at: number };
  /** Every state that an entry ever had; rows are added, never changed. */
  content_version: {
    entry: string;
    version: number;
    /** An `EntryDocument` as JSON. */
    document: string;
    made_at: number;
    /** `command-line`, `seed`, `editor`; who it was there stands in the audit log. */
    made_by: string;
  };
  /** Entries that somebody threw away: nothing but the bin shows them, and none of them is live. */
  content_bin: {
    entry: string;
    binned_at: number;
    /** A user's id; null: the command line, or it is erased. */
    binned_by: string | null;
    /** Its versions are gone from then on; the name stays, so that no later seed or entry is taken for it. */
    erased_at: number | null;
  };
  /** One row for each language that an entry is live in. */
  content_live: LiveRow;
  /**
   * The same of addresses that were screens and of kinds that are new (former-screens.ts). They stand apart, since a
   * release that still has those screens, and no such kinds, reads the other table whole: it goes on with its own.
   */
  content_live_screen: LiveRow;
  /** The same for all that was learned later: a release leaves alone what came with a step that it does not know. */
  content_live_step: LiveRow & { step: number };
  /** An address that an entry had while it was live; it leads to where the entry is now. */
  content_redirect: {
    language: LanguageCode;
    path: string;
    entry: string;
    made_at: number;
    /** The language that it leads to; null: that of the address. */
    shown_in: LanguageCode | null;
  };
}

declare module "#platform/store/tables.ts" {
  interface Tables extends PagesTables {}
}

/** What the company itself writes for everybody: nothing about anybody who visits us. */
export const pagesData: readonly TableData[] = [
  aboutNobody("content_entry", "id", "kind", "version", "created_at"),
  aboutNobody("content_version", "entry", "version", "document", "made_at", "made_by"),
  {
    table: "content_bin",
    persons: [{ column: "binned_by", holds: "user" }],
    personal: [{ ...idOfEmployee, columns: ["binned_by"] }],
    technical: ["entry", "binned_at", "erased_at"],
  },
  ...(["content_live", "content_live_screen", "content_live_step"] as const).map((table) =>
    aboutNobody(
      table,
      ...["entry", "language", "kind", "version", "path", "card", "reads"],
      ...["published_at", "changed_at"],
      ...(table === "content_live_step" ? ["step"] : []),
    ),
  ),
  aboutNobody("content_redirect", "language", "path", "entry", "made_at", "shown_in"),
];
