import facts from "#content/site.json" with { type: "json" };
import type { Site } from "./site-schema.ts";
import type { ShownSite, SiteFacts } from "./site-shell.ts";

/** All of the company's facts as the files say them, for the build and the server. */
export const wholeSite = facts as Site;

/** The same with what people have written since. */
export const siteWith = (
  { contact, ...written }: SiteFacts,
  site: ShownSite = wholeSite,
): ShownSite => ({
  ...site,
  ...written,
  contact: {
    ...site.contact,
    ...contact,
    officeHours: { ...site.contact.officeHours, ...contact.officeHours },
  },
});
