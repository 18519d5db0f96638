import facts from "#content/site.json" with { type: "json" };
import type { Site } from "./site-schema.ts";

/** All of the company's facts, for the build and the server. */
export const wholeSite = facts as Site;
