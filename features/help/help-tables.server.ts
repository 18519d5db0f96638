import type { LanguageCode } from "#platform/language/languages.ts";
import { aboutNobody, type TableData } from "#platform/personal-data/table-data.ts";

interface HelpTables {
  /** How many said of an article that it was useful, or was not. */
  help_answer: { entry: string; language: LanguageCode; yes: number; no: number };
}

declare module "#platform/store/tables.ts" {
  interface Tables extends HelpTables {}
}

/** Sums alone: nothing about anybody who answered. */
export const helpData: readonly TableData[] = [
  aboutNobody("help_answer", "entry", "language", "yes", "no"),
];
