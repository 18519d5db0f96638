import type { Site } from "./site-schema.ts";

/**
 * What of the facts the code of pages works with, and all of them that the build leaves in what a browser loads. What
 * people write themselves comes with each page (site-shell.tsx).
 */
export const publicFacts = ({ legalName, topBar, careers, taxPercent, currency, shop }: Site) => ({
  ...{ legalName, topBar, careers, taxPercent, currency, shop },
});

export type PublicSite = ReturnType<typeof publicFacts>;
