import { navigation } from "#platform/content/navigation.ts";
import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import type { WordSet } from "#platform/language/own-words.server.ts";
import { placeholdersOf } from "#platform/language/placeholders.server.ts";
import { readWords } from "#platform/language/read-words.ts";

/** A word as the files of `content/` say it. */
export interface KnownWord {
  /** `cart.total`; of a reply template `received.subject`. */
  key: string;
  texts: Readonly<Record<LanguageCode, string>>;
  /** What every text of it has to hold: names in braces, and tags (`<link>`). */
  placeholders: readonly string[];
}

/** Names of pages in menus that code says by itself; the others are lines of menus. */
const saidInMenus = new Set([
  ...["jobs", "privacy"],
  ...navigation.menu
    .filter(({ audience }) => audience)
    .flatMap((group) => [group, ...(group.children ?? [])].map(({ label }) => label)),
]);

/** What nobody can say otherwise: lines of menus are entries, and a choice of how time zones are named is no text. */
const isFixed: Record<WordSet, (key: string) => boolean> = {
  messages: (key) => key.startsWith("nav.") && !saidInMenus.has(key.slice("nav.".length)),
  mails: (key) => key === "zoneName",
  replies: (key) => key.endsWith(".key"),
};

const read = new Map<WordSet, ReadonlyMap<string, KnownWord>>();

/** The words of a set that may be said otherwise, by the names of their items. */
export function knownWords(set: WordSet): ReadonlyMap<string, KnownWord> {
  const known = read.get(set) ?? readAll(set);
  read.set(set, known);
  return known;
}

function readAll(set: WordSet): ReadonlyMap<string, KnownWord> {
  const files = readWords<unknown>(set);
  const said = languageCodes.map((code) => [code, new Map(flat(files[code]))] as const);
  const [[, first]] = said as [(typeof said)[0]];
  return new Map(
    [...first].flatMap(([key, text]) => {
      if (isFixed[set](key)) return [];
      const texts = Object.fromEntries(said.map(([code, words]) => [code, words.get(key) ?? text]));
      const word = { key, texts: texts as KnownWord["texts"] };
      return [[itemId(key), { ...word, placeholders: namesIn(set, text) }] as const];
    }),
  );
}

/** `contactVisitor.subject` → `contactvisitor-subject`. */
const itemId = (key: string) => key.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/**
 * What stands in braces or as a tag. A reply template is no message of the ICU format: people go on writing in it.
 * @throws Error where a text is no message
 */
export const namesIn = (set: WordSet, text: string): string[] =>
  set === "replies"
    ? [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name))].sort()
    : placeholdersOf(text);

/** `{ a: { b: "x" } }` → `[["a.b", "x"]]`; rows of a list are named by their `key`. */
function flat(words: unknown, before = ""): [string, string][] {
  if (typeof words === "string") return [[before, words]];
  const inside = Array.isArray(words)
    ? words.map((row: { key: string }) => [row.key, row] as const)
    : Object.entries(words as object);
  return inside.flatMap(([name, below]) => flat(below, before ? `${before}.${name}` : name));
}
