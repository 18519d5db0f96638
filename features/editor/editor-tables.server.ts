import type { LanguageCode } from "#platform/language/languages.ts";
import { byEmployee } from "#platform/personal-data/employee-data.ts";
import {
  aboutNobody,
  type PersonalData,
  type TableData,
} from "#platform/personal-data/table-data.ts";

/** Instants are milliseconds since 1970 (UTC). */
interface EditorTables {
  /** What is being written of an entry, by whoever is at it: one draft for all of them. */
  content_draft: {
    entry: string;
    /** The version that it was begun from. */
    base: number;
    /** Counts the steps. */
    revision: number;
    /** The revision that was last kept as a version: nothing is new where both are the same. */
    kept: number;
    /** `EntryDocument` as JSON; what stands in it need not be right yet. */
    document: string;
    changed_at: number;
  };
  /** Each step, to be done again on a version that came from elsewhere, and to say who wrote a text. */
  content_draft_change: {
    entry: string;
    revision: number;
    /** Of the browser tab that it came from. */
    tab: string;
    by_id: string;
    by_name: string;
    at: number;
    /** `Operation` as JSON. */
    operation: string;
  };
  /** Who has an entry open. */
  content_editor: { tab: string; entry: string; by_id: string; by_name: string; seen_at: number };
  /** Links by which somebody without an account sees the draft; made until `ended_at` they show nothing any more. */
  content_shared_draft: { entry: string; until: number; ended_at: number };
  /** Each of these links, and who made it. One of an earlier release of the site has no row: it ends with all others. */
  content_shared_link: {
    entry: string;
    language: LanguageCode;
    /** No two of a language are over at the same moment: by it a link is told apart. */
    until: number;
    by_id: string;
    by_name: string;
    /** Somebody closed this one; null: nobody did. */
    closed_at: number | null;
  };
}

declare module "#platform/store/tables.ts" {
  interface Tables extends EditorTables {}
}

/** Who writes, for as long as colleagues need to know. */
const colleague = (columns: string[], from: string, hours: number): PersonalData => ({
  ...byEmployee,
  columns,
  keep: { hours, from },
  end: "delete",
});

/** Hours that steps are kept: who returns the next day still hears whose text stands there. */
export const changeLifetime = 48;
export const presenceLifetime = 1;
/** Hours that a link's row outlives the link: it says nothing any more, and goes with the next tidying. */
const linkLifetime = 1;

export const editorData: readonly TableData[] = [
  aboutNobody("content_draft", "entry", "base", "revision", "kept", "document", "changed_at"),
  {
    table: "content_draft_change",
    persons: [{ column: "by_id", holds: "user" }],
    personal: [colleague(["by_id", "by_name"], "at", changeLifetime)],
    technical: ["entry", "revision", "tab", "at", "operation"],
  },
  {
    table: "content_editor",
    persons: [{ column: "by_id", holds: "user" }],
    personal: [colleague(["by_id", "by_name", "seen_at"], "seen_at", presenceLifetime)],
    technical: ["tab", "entry"],
  },
  aboutNobody("content_shared_draft", "entry", "until", "ended_at"),
  {
    table: "content_shared_link",
    persons: [{ column: "by_id", holds: "user" }],
    personal: [colleague(["by_id", "by_name"], "until", linkLifetime)],
    technical: ["entry", "language", "until", "closed_at"],
  },
];
