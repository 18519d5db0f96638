/** What somebody confirms before a public site sells. */
export const openingParts = ["seller", "bank", "texts"] as const;
export type OpeningPart = (typeof openingParts)[number];

export const isOpeningPart = (name: string): name is OpeningPart =>
  openingParts.some((part) => part === name);

/** How a part stands today. */
export interface PartToday {
  /** Of what it holds; another one has to be confirmed anew. */
  hash: string;
  /** Names of what it needs and has not: settings, or facts of content/site.json. */
  lacks: readonly string[];
}

/** `incomplete`: something is not filled in; `changed`: it was confirmed as it was before. */
export type PartState = "confirmed" | "unconfirmed" | "changed" | "incomplete";

/** The state of a part; `confirmed`: the hash that was confirmed last, if any. */
export function stateOf({ hash, lacks }: PartToday, confirmed: string | undefined): PartState {
  if (lacks.length > 0) return "incomplete";
  if (!confirmed) return "unconfirmed";
  return confirmed === hash ? "confirmed" : "changed";
}
