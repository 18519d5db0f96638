import { generalPlaces } from "#features/buyer-rights/texts/general-places.server.ts";
import { fillFacts } from "#features/legal/fill-facts.ts";
import { keepSpaces, keepTogether } from "#features/legal/keep-together.server.ts";
import { namedFacts } from "#features/legal/named-facts.server.ts";
import type { ShownSite } from "#platform/content/site-shell.ts";
import { wholeSite } from "#platform/content/whole-site.server.ts";
import type { Values } from "#platform/fields/field.ts";
import { leavesOf, valueIn } from "#platform/fields/leaves.ts";
import type { RichText } from "#platform/fields/rich-text.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { EntryDocument } from "./entry-document.ts";
import { fieldsOfSection } from "./fields-of-section.ts";
import { kindOf } from "./kinds.ts";

/**
 * A document as a language shows it, where its kind names facts: what they say stands in the place of their names. A
 * line whose fact is empty is left out, and a section of which nothing is left, too.
 * @param site the facts that the page is made with
 * @throws naming what is no fact
 */
export function fillNames(
  document: EntryDocument,
  language: LanguageCode,
  site: ShownSite = wholeSite,
): EntryDocument {
  const { namesFacts, fields } = kindOf(document.kind);
  if (!namesFacts) return document;
  const facts = namesIn(document, language, site);
  const fill = (values: Values, declared: typeof fields) => {
    const filled = structuredClone(values);
    for (const { path, leaf, value } of leavesOf(declared, values)) {
      const said = leaf.translated ? valueIn(leaf, value, language) : undefined;
      if (typeof said === "string" && path.length === 1)
        filled[String(path[0])] = { [language]: fillFacts(said, facts) };
    }
    return filled;
  };
  const says = (values: Values) =>
    Object.values(values).every((value) => (value as Values)[language] !== "");
  return {
    ...document,
    values: fill(document.values, fields),
    sections: document.sections
      .map((section) => ({
        ...section,
        values: fill(section.values, fieldsOfSection(section.type) ?? {}),
      }))
      .filter(({ values }) => says(values)),
  };
}

/** What stands for each name in braces in an entry of such a kind; nothing in others. */
export const namesIn = (
  { kind }: Pick<EntryDocument, "kind">,
  language: LanguageCode,
  site: ShownSite = wholeSite,
): Record<string, string> =>
  kindOf(kind).namesFacts
    ? { ...namedFacts(site, language), ...(kind === "order-text" && generalPlaces(language)) }
    : {};

/** Of such a kind: values in which no line ends where it would leave a riddle. */
export const keepLines = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value === "string") return [name, keepSpaces(value)];
      return [name, isRichText(value) ? keepTogether(value) : value];
    }),
  );

const isRichText = (value: unknown): value is RichText =>
  Array.isArray(value) && value.every((block) => typeof block?.is === "string");
