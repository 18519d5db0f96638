/** An instant (ms) as ISO 8601, for the answers. */
export const iso = (instant: number): string => new Date(instant).toISOString();

/** The same where there may be none. */
export const isoOrNull = (instant: number | null | undefined): string | null =>
  instant === null || instant === undefined ? null : iso(instant);
