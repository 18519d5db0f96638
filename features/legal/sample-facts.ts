import type { ShownSite } from "#platform/content/site-shell.ts";

/** As nobody writes who means it: names that belong to nobody (RFC 2606), and the Muster of German forms. */
const sample = /[._-]example\b|\.(test|invalid)$|\bMuster(straße|mann)/i;

/** Facts about the company that are invented, as the site is delivered with, by their names in the form of content/site.json. */
export function sampleFacts({ legalName, company, contact, socialLinks }: ShownSite): string[] {
  return samplesIn({ legalName, company, contact, socialLinks }).map((path) => path.join("."));
}

function samplesIn(value: unknown): string[][] {
  if (typeof value === "string") return sample.test(value) ? [[]] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    samplesIn(part).map((path) => [name, ...path]),
  );
}
