import type { Site } from "./site-schema.ts";

/**
 * What pages show of the facts, and all of them that the build leaves in what a browser loads: without those that it
 * writes into pages itself, and those that only the server works with.
 */
export function publicFacts({ company, newsAuthor, contact, ...facts }: Site) {
  const { answerWithinOfficeHours, officeHours, ...reached } = contact;
  const { opens, closes } = officeHours;
  return { ...facts, contact: { ...reached, officeHours: { opens, closes } } };
}

export type PublicSite = ReturnType<typeof publicFacts>;
