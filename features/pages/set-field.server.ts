import { parse, stringify } from "yaml";
import { textHash } from "#platform/fields/text-hash.server.ts";
import { defaultLanguage, languageCodes } from "#platform/language/languages.ts";
import type { EntryDocument } from "./entry-document.ts";
import type { EntryFile } from "./read-entry-file.server.ts";
import { entryFileName, writtenEntry } from "./write-entry.server.ts";

/** A field is not there to be set; the message names what is. */
export class NoSuchField extends Error {
  override name = "NoSuchField";
}

type Branch = Record<string, unknown>;

/**
 * An entry with another value in one field, as a file to import: what may stand there is looked at then.
 * @param field `title.en`, `date`, `sections.first.body.tr`, `sections.first.panels.0.title.de`
 * @param value a text in a language; elsewhere also `true`, `12` …; empty: nothing
 * @throws NoSuchField
 */
export function setField(document: EntryDocument, field: string, value: string): EntryFile {
  const written = writtenEntry(document);
  const names = field.split(".");
  const last = names.pop() ?? "";
  const place = names.reduce<Branch>(
    (branch, name, at) => stepInto(branch, name, names, at),
    written,
  );
  const isText = (languageCodes as readonly string[]).includes(last);
  if (last === defaultLanguage.code) keepWhatWasTranslated(place);
  if (value === "") delete place[last];
  else place[last] = isText ? value : parse(value);
  return { name: entryFileName(document), text: stringify(written, { lineWidth: 0 }) };
}

/** A section and an item of a list are named by their id, an item by its place too. A field that was empty begins. */
function stepInto(branch: Branch, name: string, names: readonly string[], at: number): Branch {
  if (Array.isArray(branch)) {
    const found = branch.find((item) => item?.id === name) ?? branch[Number(name)];
    if (isBranch(found)) return found;
    const ids = branch.map((item, place) => item?.id ?? place).join(", ");
    const way = names.slice(0, at).join(".");
    throw new NoSuchField(`${way} has no ${name}${ids ? `: there are ${ids}` : ""}`);
  }
  branch[name] ??= {};
  const inner = branch[name];
  if (isBranch(inner)) return inner;
  throw new NoSuchField(
    `${names.slice(0, at + 1).join(".")} is one value, without fields of its own`,
  );
}

const isBranch = (value: unknown): value is Branch => typeof value === "object" && value !== null;

/** Translations stay those of the text that they were made from: they are stale when another one stands there. */
function keepWhatWasTranslated(texts: Branch): void {
  const source = texts[defaultLanguage.code];
  const of = textHash(typeof source === "string" ? source : "");
  for (const code of languageCodes) {
    if (code === defaultLanguage.code || typeof texts[code] !== "string") continue;
    texts[code] = { value: texts[code], of };
  }
}
