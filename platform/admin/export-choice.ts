import type { LanguageCode } from "#platform/language/languages.ts";

/** How somebody's spreadsheet program wants a table; in the words of the API. */
export interface ExportChoice {
  separator: (typeof separators)[number];
  mark: (typeof marks)[number];
  zone: (typeof zones)[number];
}
export const separators = ["comma", "semicolon", "tab"] as const;
export const marks = ["yes", "no"] as const;
/** The clock of this computer, the office's, or none. */
export const zones = ["own", "office", "UTC"] as const;

/** Local-storage key. */
const storageKey = "csv-export";

/** Where a comma parts whole numbers from their fractions, Excel reads tables with semicolons. */
const usual = (language: LanguageCode): ExportChoice => ({
  separator: (0.5).toLocaleString(language).includes(",") ? "semicolon" : "comma",
  mark: "yes",
  zone: "own",
});

/** What was chosen last in this browser; what is not known is as usual for the page's language. */
export function readExportChoice(language: LanguageCode): ExportChoice {
  const choice = usual(language);
  const kept = stored();
  const known = <Value extends string>(values: readonly Value[], value: unknown, other: Value) =>
    values.find((one) => one === value) ?? other;
  return {
    separator: known(separators, kept.separator, choice.separator),
    mark: known(marks, kept.mark, choice.mark),
    zone: known(zones, kept.zone, choice.zone),
  };
}

function stored(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? "null") ?? {};
  } catch {
    return {};
  }
}

export function keepExportChoice(choice: ExportChoice): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(choice));
  } catch {
    // Storage is blocked or full: the choice holds for this export.
  }
}

/** What the API is asked for. */
export const exportQuery = ({ separator, mark, zone }: ExportChoice) => ({
  separator,
  mark,
  zone: zone === "own" ? ownZone() : zone,
});

/** IANA name of the computer's clock, as far as the browser tells it. */
export const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
