import site from "#content/site.json" with { type: "json" };
import type { SellTo } from "./rules/countries.ts";

/** Where the seller sits: its taxes and its days. */
export const seller = {
  country: site.offices[0]?.countryCode ?? "TR",
  timeZone: site.contact.officeHours.timeZone,
};

/** Who may order where. */
export const sellTo = site.shop.sellTo as SellTo;
