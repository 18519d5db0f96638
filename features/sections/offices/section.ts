import { line } from "#platform/fields/fields.ts";
import { twoWays } from "../two-ways.ts";

/** The company's offices (`offices` in content/site.json). */
export const officesFields = { heading: line(), ...twoWays };
