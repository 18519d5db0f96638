import facts from "#content/site.json" with { type: "json" };
import type { PublicSite } from "./public-site.ts";
import type { Site } from "./site-schema.ts";

/**
 * The company's facts that belong to the code, as far as a browser has them too. Checked against the schema by the
 * build and the tests, not again in the browser.
 */
export const site: PublicSite = facts as Site;
