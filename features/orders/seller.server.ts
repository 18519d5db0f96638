import { wholeSite } from "#platform/content/whole-site.server.ts";

/**
 * Where the seller sits: its taxes and its days. As content/site.json says it: an office that people write into the
 * footer changes no tax.
 */
export const seller = {
  country: wholeSite.offices[0]?.countryCode ?? "TR",
  timeZone: wholeSite.contact.officeHours.timeZone,
};
