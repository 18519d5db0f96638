import type { LanguageCode } from "#platform/language/languages.ts";
import { addressField, addressIn } from "../addresses-of.ts";
import type { EntryDocument } from "../entry-document.ts";
import { addressKey, pageKey } from "../live-pages.server.ts";
import { isSecondName } from "../show-second-names.server.ts";
import { whyWrongSlug, wrongSlug } from "../slugs.ts";
import type { Around } from "./around.ts";
import type { Found } from "./problem.ts";

export function checkAddress(
  document: EntryDocument,
  language: LanguageCode,
  { taken, fixedPaths }: Around,
): Found[] {
  const field = addressField(document, language);
  const path = addressIn(document, language);
  if (path === undefined)
    return [{ field, code: "noAddress", message: "is missing: write one of a–z, 0–9 and hyphens" }];
  const slug = document.slugs[language];
  const wrong = slug === undefined ? undefined : wrongSlug(slug, language);
  if (wrong) return [{ field, message: wrong, ...whyWrongSlug(slug) }];
  if (fixedPaths.has(path))
    return [
      { field, code: "ownPage", value: path, message: `${path} is a page of the site already` },
    ];
  const other = taken.get(addressKey({ language, path }));
  return other === undefined || other === document.id
    ? []
    : [{ field, code: "taken", value: other, message: `${path} belongs to ${other} already` }];
}

/** Nothing to show is no mistake: samples may not be live, and the first post is still to be written. */
export function checkSecondName(
  document: EntryDocument,
  language: LanguageCode,
  { entries }: Around,
): Found[] {
  if (!isSecondName(document) || entries.has(pageKey({ entry: document.id, language }))) return [];
  const message = `${document.values.shows} is not live in this language: there is no page until it is`;
  return [{ level: "warning", field: "shows", code: "nothingShown", message }];
}
