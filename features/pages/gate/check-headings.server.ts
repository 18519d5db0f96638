import { openingTypes } from "#features/sections/section-types.ts";
import type { Fields, Values } from "#platform/fields/field.ts";
import { leavesOf, valueIn } from "#platform/fields/leaves.ts";
import { readRichText, wordsOfRichText } from "#platform/fields/read-rich-text.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { EntryDocument } from "../entry-document.ts";
import { fieldsOfSection } from "../fields-of-section.ts";
import { kindOf } from "../kinds.ts";
import { fieldName } from "../read-entry-file.server.ts";
import type { Found } from "./problem.ts";

/** Longer ones are cut in the results of a search engine. */
const shownTitle = 65;
const shownDescription = 160;

export function checkLengths({ kind, values }: EntryDocument, language: LanguageCode): Found[] {
  const { fields } = kindOf(kind);
  return [
    { field: "title", most: shownTitle },
    { field: "description", most: shownDescription },
  ].flatMap(({ field, most }): Found[] => {
    const leaf = fields[field];
    const length = leaf ? String(valueIn(leaf, values[field], language) ?? "").length : 0;
    return length > most
      ? [
          {
            ...{ level: "warning", field, code: "searchLength", value: String(most) },
            message: `${length} letters: search engines show ${most}`,
          },
        ]
      : [];
  });
}

/** A page without a heading of its own is opened by its first section, which then says what the page is. */
export function checkHeading(
  { kind, values, sections }: EntryDocument,
  language: LanguageCode,
): Found[] {
  if (kind !== "page") return [];
  const first = sections.find(({ hidden }) => !hidden.includes(language));
  const says = (fields: Fields | undefined, stored: Values | undefined) =>
    fields?.heading !== undefined &&
    valueIn(fields.heading, stored?.heading, language) !== undefined;
  const isOpened =
    first && openingTypes.includes(first.type) && says(fieldsOfSection(first.type), first.values);
  return says(kindOf(kind).fields, values) || isOpened
    ? []
    : [
        {
          ...{ field: "heading", code: "noHeading" },
          message: "is missing, and the first section cannot stand in for it",
        },
      ];
}

/** A `###` needs a heading above it: the section's own, or one before it. */
export function checkHeadings({ sections }: EntryDocument, language: LanguageCode): Found[] {
  let isBelowHeading = false;
  const found: Found[] = [];
  for (const { id, hidden, type, values } of sections) {
    const fields = fieldsOfSection(type);
    if (!fields || hidden.includes(language)) continue;
    isBelowHeading ||=
      fields.heading !== undefined &&
      valueIn(fields.heading, values.heading, language) !== undefined;
    if (isBelowHeading) continue;
    for (const { path, leaf, value } of leavesOf(fields, values)) {
      const said = leaf.kind === "rich-text" ? valueIn(leaf, value, language) : undefined;
      const heading = typeof said === "string" ? firstHeading(said) : undefined;
      if (heading !== undefined)
        found.push({
          field: `sections.${id}.${fieldName(path)}`,
          ...{ code: "headingAbove", value: heading },
          message: "a ### heading needs a heading of a section above it",
        });
    }
  }
  return found;
}

function firstHeading(markdown: string): string | undefined {
  const text = readRichText(markdown);
  const heading = typeof text === "string" ? undefined : text.find(({ is }) => is === "h3");
  return heading && wordsOfRichText([heading]).trim();
}
