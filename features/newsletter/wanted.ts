/** What an address is left for. */
export const wantedOptions = ["news", "checklist"] as const;
export type Wanted = (typeof wantedOptions)[number];
