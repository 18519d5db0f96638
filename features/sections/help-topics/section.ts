import type { ShownValues } from "#platform/fields/field.ts";
import { entries } from "#platform/fields/fields.ts";

/** All help articles by their topics, with a search. */
export const helpTopicsFields = { articles: entries("help-article") };

export type HelpTopicsValues = ShownValues<typeof helpTopicsFields>;
