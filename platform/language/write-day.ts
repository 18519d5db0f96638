import type { Language } from "./languages.ts";

/**
 * The day of an instant (ms) in figures, in a zone that is named, so that the browser writes the same day as the build:
 * `24.11.2026`. Without `Intl`: the first format that a browser makes takes a phone 100 ms.
 */
export function writeDay({ writes }: Pick<Language, "writes">, at: number): string {
  const [year = "", month = "", day = ""] = new Date(at).toISOString().slice(0, 10).split("-");
  return writes.day.replace("dd", day).replace("mm", month).replace("yyyy", year);
}
