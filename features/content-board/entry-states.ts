/**
 * How an entry stands in a language: live as it was written last, live with a newer draft, a draft alone, or without
 * words in it.
 */
export const liveStates = ["live", "changed", "draft", "none"] as const;
export type LiveState = (typeof liveStates)[number];

/** What rows a filter shows. */
export const rowFilters = [
  "live",
  "changed",
  "draft",
  "stale",
  "missing",
  "scheduled",
  "sample",
] as const;
export type RowFilter = (typeof rowFilters)[number];

/**
 * @param live whether what is live in the language is what is written last; undefined: nothing is live
 * @param isMeant what is written last has words in it
 */
export function liveState(live: "same" | "other" | undefined, isMeant: boolean): LiveState {
  if (live) return live === "same" ? "live" : "changed";
  return isMeant ? "draft" : "none";
}

interface Standing {
  isSample: boolean;
  scheduled: string | null;
  languages: readonly { language: string; state: LiveState; missing: number; stale: number }[];
}

/** Whether a filter shows an entry; with a language it is asked about that one alone. */
export function isShown(
  { isSample, scheduled, languages }: Standing,
  filter: RowFilter,
  language?: string,
): boolean {
  if (filter === "sample") return isSample;
  if (filter === "scheduled") return scheduled !== null;
  return languages
    .filter((one) => language === undefined || one.language === language)
    .some((one) => {
      if (filter === "stale") return one.stale > 0;
      if (filter === "missing") return one.state === "none" || one.missing > 0;
      return one.state === filter;
    });
}
