import { isOneLine, isStorable } from "#ui/form-field/text-rules.ts";

/** Where a visitor came from, as the page remembers it. */
export interface Campaign {
  firstPage?: string;
  utm?: { source?: string; medium?: string; campaign?: string; term?: string; content?: string };
}

/** Fields of the contact API beside the visitor's own; nothing about them is ever an error. */
export const campaignFields = [
  "FirstPage",
  "UtmSource",
  "UtmMedium",
  "UtmCampaign",
  "UtmTerm",
  "UtmContent",
] as const;

/** Longer than any honest value, in characters. */
const longest = 300;

/** What is fit to be kept of the fields; undefined when that is nothing. */
export function readCampaign(fields: Record<string, string>): Campaign | undefined {
  const kept = (name: (typeof campaignFields)[number]) => {
    const value = fields[name]?.trim();
    const isFit = value && [...value].length <= longest && isStorable(value) && isOneLine(value);
    return isFit ? value : undefined;
  };
  const utm = withoutGaps({
    source: kept("UtmSource"),
    medium: kept("UtmMedium"),
    campaign: kept("UtmCampaign"),
    term: kept("UtmTerm"),
    content: kept("UtmContent"),
  });
  return withoutGaps({ firstPage: kept("FirstPage"), utm });
}

/** The entries that have a value; undefined when none has. */
function withoutGaps<Values extends object>(values: Values): Partial<Values> | undefined {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return entries.length > 0 ? (Object.fromEntries(entries) as Partial<Values>) : undefined;
}
