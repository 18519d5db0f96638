import { parse, stringify } from "yaml";
import { readWords } from "#platform/language/read-words.ts";
import { type FormerWords, formerWords } from "./former-words.ts";
import { type EntryFile, readEntryFile } from "./read-entry-file.server.ts";

type Branch = Record<string, unknown>;

/** Fields that are Markdown: a sign that would be one is a letter in a message. */
const isMarkdown = (field: string) => field.endsWith(".body");

/**
 * An entry that was a screen, with the words that the company had given that screen in `content/messages`. Those files
 * may have lost the words since: then the entry's own stay. What cannot stand in the entry is left out too.
 */
export function withOwnWords(
  file: EntryFile,
  messages: Readonly<Record<string, unknown>> = readWords<unknown>("messages"),
): EntryFile {
  const [, name = ""] = /^(?:page|legal-text)\/(.+)\.yaml$/.exec(file.name) ?? [];
  const table = Object.hasOwn(formerWords, name) ? formerWords[name] : undefined;
  if (!table) return file;
  const changes = Object.entries(messages).flatMap(([code, words]) => ownIn(table, code, words));
  const all = changed(file, changes);
  if (readEntryFile(all).problems.length === 0) return all;
  const fitting = changes.filter(
    (one) => readEntryFile(changed(file, [one])).problems.length === 0,
  );
  return changed(file, fitting);
}

interface Change {
  field: string;
  code: string;
  text: string;
}

function ownIn(table: FormerWords, code: string, words: unknown): Change[] {
  return Object.entries(table).flatMap(([field, template]) => {
    const said = [...template.matchAll(/\{([\w.]+)\}/g)].map(([, key = ""]) => wordOf(words, key));
    if (said.includes(undefined)) return [];
    let next = 0;
    const text = template.replace(/\{[\w.]+\}/g, () => {
      const word = said[next++] ?? "";
      return isMarkdown(field) ? word.replace(/[\\`*_[\]<>]/g, "\\$&") : word;
    });
    return [{ field, code, text }];
  });
}

/** What stands at a key such as `admin.parts.announcement`. */
export function wordOf(words: unknown, key: string): string | undefined {
  const found = key
    .split(".")
    .reduce<unknown>((inside, step) => (inside as Branch | undefined)?.[step], words);
  return typeof found === "string" ? found : undefined;
}

/** The file itself where nothing is different. */
function changed(file: EntryFile, changes: readonly Change[]): EntryFile {
  const entry: Branch = parse(file.text);
  let isSame = true;
  for (const { field, code, text } of changes) {
    const place = field.split(".").reduce<unknown>((inside, step) => {
      if (Array.isArray(inside)) return inside.find(({ id }) => id === step);
      return (inside as Branch | undefined)?.[step];
    }, entry) as Branch | undefined;
    if (!place || String(place[code] ?? "").trim() === text) continue;
    place[code] = text;
    isSame = false;
  }
  return isSame ? file : { ...file, text: stringify(entry, { lineWidth: 0 }) };
}
