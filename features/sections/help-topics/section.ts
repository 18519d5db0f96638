import { entries } from "#platform/fields/fields.ts";

/** All help articles by their topics, with a search. */
export const helpTopicsFields = { articles: entries("help-article") };
