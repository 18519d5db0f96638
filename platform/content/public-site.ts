import type { Site } from "./site-schema.ts";

/**
 * What of the facts the code of pages works with, and all of them that the build leaves in what a browser loads. What
 * people write themselves comes with each page (site-shell.ts).
 */
export const publicFacts = ({ contact, ...facts }: Site) => {
  const { legalName, topBar, careers, taxPercent, currency, shop } = facts;
  const { timeZone } = contact.officeHours;
  return {
    ...{ legalName, topBar, careers, taxPercent, currency, shop },
    contact: { officeHours: { timeZone } },
  };
};

export type PublicSite = ReturnType<typeof publicFacts>;
