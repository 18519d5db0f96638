import type { Kysely } from "kysely";
import { sectionsIn } from "#features/pages/describe-entry.server.ts";
import type { EntryDocument } from "#features/pages/entry-document.ts";
import { fieldsOfType } from "#features/pages/fields-of-section.ts";
import { fillNames } from "#features/pages/fill-names.server.ts";
import { kindOf } from "#features/pages/kinds.ts";
import { readLiveAt, readLiveThatLeft } from "#features/pages/live-pages.server.ts";
import { readVersions, versionKey } from "#features/pages/stored-entries.server.ts";
import type { ShownSite } from "#platform/content/site-shell.ts";
import type { Fields, Values } from "#platform/fields/field.ts";
import { leavesOf, valueIn } from "#platform/fields/leaves.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { Tables } from "#platform/store/tables.ts";
import type { Place } from "./social-picture.ts";

/** What a page's picture shows: its heading, and its first drawing or the id of its first uploaded picture. */
export interface WordsOnPicture {
  headline: string;
  drawing?: string;
  photo?: string;
}

/**
 * Of the page that is live at an address, or has left it: whoever was sent a link keeps the address of its picture.
 * Undefined where none is.
 */
export async function readWordsOnPicture(
  db: Kysely<Tables>,
  { path, code }: Place,
  site: ShownSite,
): Promise<WordsOnPicture | undefined> {
  const page = (await readLiveAt(db, path, code)) ?? (await readLiveThatLeft(db, path, code));
  const document = page && (await readVersions(db, [page])).get(versionKey(page));
  return document && wordsOnPicture(fillNames(document, code, site), code);
}

function wordsOnPicture(document: EntryDocument, code: LanguageCode): WordsOnPicture | undefined {
  const { fields } = kindOf(document.kind);
  const own: Part = { fields, values: document.values };
  const sections = sectionsIn(document, code).map(
    ({ type, values }): Part => ({ fields: fieldsOfType(type), values }),
  );
  // A page that may have a heading and has none is opened by its first section.
  const headings = fields.heading ? [own, ...sections.slice(0, 1)] : [];
  const headline = headings.map((part) => say(part, "heading", code)).find(Boolean);
  const words = headline ?? say(own, "title", code);
  return words === undefined
    ? undefined
    : { headline: words, ...firstPicture([own, ...sections], code) };
}

interface Part {
  fields: Fields;
  values: Values;
}

function say({ fields, values }: Part, name: string, code: LanguageCode): string | undefined {
  const field = fields[name];
  const said = field && valueIn(field, values[name], code);
  return typeof said === "string" ? said : undefined;
}

function firstPicture(
  parts: readonly Part[],
  code: LanguageCode,
): Pick<WordsOnPicture, "drawing" | "photo"> {
  for (const { fields, values } of parts)
    for (const { leaf, value } of leavesOf(fields, values)) {
      const said = valueIn(leaf, value, code);
      const [photo] = (said !== undefined && leaf.photosIn?.(said)) || [];
      if (photo) return { photo };
      if (leaf.kind === "drawing" && typeof said === "string") return { drawing: said };
    }
  return {};
}
