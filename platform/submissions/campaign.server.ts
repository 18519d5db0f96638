import { isFilled, isOneLine, isStorable } from "#platform/rules/text-rules.ts";

/** Where a visitor came from, as the page remembers it. */
export interface Campaign {
  firstPage?: string;
  utm?: { source?: string; medium?: string; campaign?: string; term?: string; content?: string };
}

/** Fields of the contact API beside the visitor's own, and what they are here; nothing about them is ever an error. */
const utmFields = {
  UtmSource: "source",
  UtmMedium: "medium",
  UtmCampaign: "campaign",
  UtmTerm: "term",
  UtmContent: "content",
} as const satisfies Record<string, keyof NonNullable<Campaign["utm"]>>;

export const campaignFields: readonly string[] = ["FirstPage", ...Object.keys(utmFields)];

/** Longer than any honest value, in characters. */
const longest = 300;

/** What is fit to be kept of the fields; undefined when that is nothing. */
export function readCampaign(fields: Record<string, string>): Campaign | undefined {
  const kept = (name: string) => {
    const value = fields[name]?.trim();
    const isFit =
      value &&
      isFilled(value) &&
      [...value].length <= longest &&
      isStorable(value) &&
      isOneLine(value);
    return isFit ? value : undefined;
  };
  const utm = Object.entries(utmFields).map(([field, name]) => [name, kept(field)] as const);
  return withoutGaps({
    firstPage: kept("FirstPage"),
    utm: withoutGaps(Object.fromEntries(utm)),
  });
}

/** The same as fields of the contact API, for another server that takes the message. */
export function writeCampaign({ firstPage, utm = {} }: Campaign): Record<string, string> {
  const own = Object.entries(utmFields).map(([field, name]) => [field, utm[name]]);
  return withoutGaps(Object.fromEntries([["FirstPage", firstPage], ...own])) ?? {};
}

/** The entries that have a value; undefined when none has. */
function withoutGaps<Values extends object>(values: Values): Partial<Values> | undefined {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return entries.length > 0 ? (Object.fromEntries(entries) as Partial<Values>) : undefined;
}
