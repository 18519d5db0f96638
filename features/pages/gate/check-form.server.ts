import type { Problem } from "#platform/fields/field.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { EntryDocument, EntrySection } from "../entry-document.ts";
import { fieldsOfSection } from "../fields-of-section.ts";
import { isKnownKind } from "../kinds.ts";
import { readEntry } from "../read-entry.server.ts";
import { fieldName } from "../read-entry-file.server.ts";
import { writtenEntry } from "../write-entry.server.ts";
import type { Found } from "./problem.ts";

/** What another release stored may not be what this one can show. */
export interface Form {
  found: readonly Found[];
  /** Sections of types that this release does not know. */
  unknown: readonly EntrySection[];
}

export function checkForm(document: EntryDocument): Form {
  const { id, kind, sections } = document;
  if (!isKnownKind(kind)) return unreadable(`it knows no entries of the kind ${kind}`, "");
  try {
    const { problems } = readEntry(kind, id, writtenEntry(document));
    const found = problems
      .filter(({ path }) => path.at(-1) !== "type")
      .map(
        ({ path, message, why }): Found => ({
          ...{ code: "form", field: placeIn(sections, path), message },
          ...why,
        }),
      );
    return { found, unknown: sections.filter(({ type }) => !fieldsOfSection(type)) };
  } catch (error) {
    return unreadable((error as Error).message, ": import it again");
  }
}

function unreadable(why: string, whatToDo: string): Form {
  const message = `is stored in a form that this release cannot read (${why})${whatToDo}`;
  return { found: [{ field: "", message, code: "form" }], unknown: [] };
}

export const formIn = ({ found, unknown }: Form, language: LanguageCode): Found[] => [
  ...found,
  ...unknown
    .filter(({ hidden }) => !hidden.includes(language))
    .map(
      ({ id, type }): Found => ({
        ...{ field: `sections.${id}`, code: "unknownSection", value: type },
        message: `this release knows no section of the type ${type}`,
      }),
    ),
];

/** Sections are named as everywhere in the gate: by their ids. */
function placeIn(sections: readonly EntrySection[], path: Problem["path"]): string {
  const [first, index, ...rest] = path;
  const section = first === "sections" ? sections[Number(index)] : undefined;
  return section ? fieldName([`sections.${section.id}`, ...rest]) : fieldName(path);
}
