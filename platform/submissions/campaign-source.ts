const fields = {
  UtmSource: "utm_source",
  UtmMedium: "utm_medium",
  UtmCampaign: "utm_campaign",
  UtmTerm: "utm_term",
  UtmContent: "utm_content",
};

let source: Record<string, string> = {};

/** Notes the first page of this visit and what led to it; kept in memory alone, so that a reload forgets it. */
export function noteCampaignSource({ pathname, search }: Location): void {
  const query = new URLSearchParams(search);
  const known = Object.entries(fields).map(([field, name]) => [field, query.get(name)]);
  source = { FirstPage: pathname, ...Object.fromEntries(known.filter(([, value]) => value)) };
}

/** Sent along with the contact form: which page and which campaign brought this message. */
export const campaignSource = () => source;
