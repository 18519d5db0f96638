import facts from "#content/site.json" with { type: "json" };
import type { Site } from "./site-schema.ts";

/** The company's facts. Checked against the schema by the build and the tests, not again in the browser. */
export const site = facts as Site;
