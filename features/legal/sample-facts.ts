import type { ShownSite } from "#platform/content/site-shell.ts";
import { isLanguageCode } from "#platform/language/languages.ts";

/** As nobody writes who means it: names that belong to nobody (RFC 2606), and the Muster of German forms. */
const sample = /[._-]example\b|\.(test|invalid)$|\bMuster(straße|mann)/i;

/**
 * Facts about the company that are invented, as the site is delivered with, by their places in content/site.json, each
 * once for all languages. `ofFile`: those that stand there alone; the others are written under "Menus and facts".
 */
export function sampleFacts({ legalName, company, contact, socialLinks }: ShownSite): {
  written: string[];
  ofFile: string[];
} {
  const placesIn = (facts: object) => [
    ...new Set(samplesIn(facts).map((path) => path.filter(isName).join("."))),
  ];
  return { written: placesIn({ contact, socialLinks }), ofFile: placesIn({ legalName, company }) };
}

/** Neither a language nor a place in a list, nor what stands in one. */
const isName = (name: string) => !isLanguageCode(name) && !/^(?:\d+|url|icon)$/.test(name);

function samplesIn(value: unknown): string[][] {
  if (typeof value === "string") return sample.test(value) ? [[]] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    samplesIn(part).map((path) => [name, ...path]),
  );
}
