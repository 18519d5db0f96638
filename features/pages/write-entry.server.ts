import { stringify } from "yaml";
import { writeValues } from "#platform/fields/write-values.server.ts";
import { languageCodes } from "#platform/language/languages.ts";
import type { EntryDocument } from "./entry-document.ts";
import { fieldsOfType } from "./fields-of-section.ts";
import { kindOf } from "./kinds.ts";

/** The name of an entry's file in a folder of entries. */
export const entryFileName = ({ kind, id }: Pick<EntryDocument, "kind" | "id">) =>
  `${kind}/${id}.yaml`;

/** An entry as a file that people read and change; the same bytes for the same entry. */
export function writeEntry(entry: EntryDocument): string {
  return stringify(withEndings(writtenEntry(entry)), { lineWidth: 0, blockQuote: "literal" });
}

/** An entry as people write it, the way back from `readEntry`. */
export function writtenEntry(entry: EntryDocument): Record<string, unknown> {
  const { kind, sample, slugs, path, values, sections } = entry;
  const { below, numberedBy, isPageless } = kindOf(kind);
  const hasSlugs = below !== undefined && numberedBy === undefined;
  return {
    ...(sample && { sample }),
    ...(path === undefined ? hasSlugs && { slug: inOrder(slugs) } : { path }),
    ...writeValues(kindOf(kind).fields, values),
    ...(!isPageless && {
      sections: sections.map(({ id, type, hidden, values }) => ({
        id,
        type,
        ...(hidden.length > 0 && { hidden }),
        ...writeValues(fieldsOfType(type), values),
      })),
    }),
  };
}

const inOrder = (slugs: EntryDocument["slugs"]) =>
  Object.fromEntries(
    languageCodes.flatMap((code) => (slugs[code] === undefined ? [] : [[code, slugs[code]]])),
  );

/** A text of several lines ends with one, so that it is written as `|`; reading takes the end off again. */
function withEndings(value: unknown): unknown {
  if (typeof value === "string") return value.includes("\n") ? `${value}\n` : value;
  if (Array.isArray(value)) return value.map(withEndings);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withEndings(inner)]));
}
