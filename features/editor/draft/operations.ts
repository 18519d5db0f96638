import type { EntryDocument, EntrySection } from "#features/pages/entry-document.ts";
import { sourceLanguage } from "#platform/fields/leaves.ts";
import { languageCodes } from "#platform/language/languages.ts";
import type { Operation } from "./operation-schema.ts";
import {
  changeAt,
  type Item,
  isTranslationText,
  listAt,
  sourceOf,
  textsOf,
  valueAt,
} from "./places.ts";

/** Names a text, for a translation that is made from it (`platform/fields/text-hash.server.ts`). */
export type HashOf = (text: string) => string;

/**
 * The document after one step. What did not change is the same object as before.
 * @throws Gone
 */
export function applyOperation(
  document: EntryDocument,
  operation: Operation,
  hashOf: HashOf,
): EntryDocument {
  switch (operation.do) {
    case "set":
      return setValue(document, operation, hashOf);
    case "fits":
      return changeAt(document, operation.at, (value) => {
        const { [operation.language]: said, ...others } = textsOf(value);
        if (typeof said !== "object") return value;
        const of = operation.was ?? hashOf(sourceOf(others));
        return { ...others, [operation.language]: madeBy({ value: said.value, of }, operation) };
      });
    case "add":
      return changeList(document, operation.at, (list) =>
        list.some(({ id }) => id === operation.item.id)
          ? list
          : insert(list, operation.item, operation.after),
      );
    case "remove":
      return changeList(document, operation.at, (list) =>
        list.filter(({ id }) => id !== operation.id),
      );
    case "move":
      return changeList(document, operation.at, (list) => {
        const item = list.find(({ id }) => id === operation.id);
        if (!item || operation.after === operation.id) return list;
        const others = list.filter((one) => one !== item);
        return insert(others, item, operation.after);
      });
    case "hide":
      return changeAt(document, `sections.${operation.id}`, (section) => ({
        ...(section as EntrySection),
        hidden: languageCodes.filter((code) => operation.languages.includes(code)),
      }));
  }
}

/** The step that takes a step back, said before that is done. */
export function invert(document: EntryDocument, operation: Operation): Operation[] {
  switch (operation.do) {
    case "set": {
      const { at, language, to } = operation;
      const was = valueAt(document, at);
      const said = language ? textsOf(was)[language] : was;
      const isTranslation = language !== undefined && isTranslationText(said);
      return [
        {
          ...{ do: "set", at, was: to, to: isTranslation ? said.value : said },
          ...(language && { language }),
          ...(isTranslation && madeBy({ of: said.of }, said)),
        },
      ];
    }
    case "fits": {
      const said = textsOf(valueAt(document, operation.at))[operation.language];
      return isTranslationText(said) ? [{ ...operation, ...madeBy({ was: said.of }, said) }] : [];
    }
    case "add":
      return [{ do: "remove", at: operation.at, id: operation.item.id }];
    case "remove": {
      const list = listAt(document, operation.at);
      const index = list.findIndex(({ id }) => id === operation.id);
      const item = list[index];
      return item
        ? [{ do: "add", at: operation.at, after: list[index - 1]?.id ?? null, item }]
        : [];
    }
    case "move": {
      const list = listAt(document, operation.at);
      const index = list.findIndex(({ id }) => id === operation.id);
      return [{ ...operation, after: list[index - 1]?.id ?? null }];
    }
    case "hide": {
      const section = document.sections.find(({ id }) => id === operation.id);
      return [{ ...operation, languages: [...(section?.hidden ?? [])] }];
    }
  }
}

/** Whether somebody may say this without having seen what stands there now. */
export function standsAgainst(document: EntryDocument, operation: Operation): boolean {
  if (operation.do !== "set") return false;
  const now = saidAt(document, operation);
  return !isSame(now, operation.was) && !isSame(now, operation.to);
}

/** What a field says where it is about to be set; of a translation its text. */
export function saidAt(
  document: EntryDocument,
  { at, language }: Pick<Extract<Operation, { do: "set" }>, "at" | "language">,
): unknown {
  const value = valueAt(document, at);
  const said = language ? textsOf(value)[language] : value;
  return isTranslationText(said) ? said.value : said;
}

export const isSame = (a: unknown, b: unknown) =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Whatever a person does to a text makes it theirs; only taking that back makes it the machine's again. */
const madeBy = <Said extends object>(said: Said, { machine }: { machine?: true | undefined }) => ({
  ...said,
  ...(machine && { machine }),
});

function setValue(
  document: EntryDocument,
  { at, language, to, of, machine }: Extract<Operation, { do: "set" }>,
  hashOf: HashOf,
): EntryDocument {
  if (at === "slug" && language) {
    const { [language]: _, ...others } = document.slugs;
    const slugs = to === undefined ? others : { ...others, [language]: String(to) };
    return { ...document, slugs };
  }
  if (at === "path") return { ...document, path: String(to ?? "") };
  if (at === "sample") return { ...document, sample: to === true };
  return changeAt(document, at, (value) => {
    if (!language) return to;
    const { [language]: _, ...others } = textsOf(value);
    if (to === undefined) return Object.keys(others).length > 0 ? others : undefined;
    const said =
      language === sourceLanguage
        ? to
        : madeBy({ value: to, of: of ?? hashOf(sourceOf(others)) }, { machine });
    return { ...others, [language]: said };
  });
}

function changeList(
  document: EntryDocument,
  at: string,
  change: (list: readonly Item[]) => readonly Item[],
): EntryDocument {
  return changeAt(document, at, (value) => {
    const list = change(Array.isArray(value) ? value : []);
    return list.length > 0 || at === "sections" ? list : undefined;
  });
}

function insert(list: readonly Item[], item: Item, after: string | null): readonly Item[] {
  const index = after === null ? 0 : list.findIndex(({ id }) => id === after) + 1;
  // Behind what is gone: at the end.
  const place = after !== null && index === 0 ? list.length : index;
  return list.toSpliced(place, 0, item);
}
