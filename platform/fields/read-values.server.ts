import * as v from "valibot";
import { isLanguageCode, languageCodes } from "#platform/language/languages.ts";
import type { Fields, Group, Leaf, Problem, Translation, Values } from "./field.ts";
import { isGroup } from "./fields.ts";
import { sourceLanguage } from "./leaves.ts";
import { textHash } from "./text-hash.server.ts";
import { whyWrong } from "./why-wrong.ts";

type Path = readonly (string | number)[];

export interface ReadValues {
  values: Values;
  problems: Problem[];
}

/**
 * Reads values as people write them. A translation may be written as its text alone, which says that it fits the
 * text in the first language as that stands; one that was made from another text says so: `{ value, of }`, and one that
 * a machine made: `{ value, of, machine: true }`.
 * @returns what can be stored, and everything that cannot; store nothing where there is a problem
 */
export function readValues(fields: Fields, written: unknown, path: Path = []): ReadValues {
  const problems: Problem[] = [];
  const values: Values = {};
  if (!isObject(written))
    return { values, problems: [{ path, message: `expected fields, not ${kindOf(written)}` }] };
  for (const name of Object.keys(written))
    if (!Object.hasOwn(fields, name))
      problems.push({
        path: [...path, name],
        message: `no such field is known (there are ${Object.keys(fields).join(", ")})`,
      });
  for (const [name, field] of Object.entries(fields)) {
    const given = written[name];
    if (given === undefined || given === null) continue;
    const here = [...path, name];
    const read = isGroup(field)
      ? readGroup(field, given, here)
      : field.translated
        ? readTranslated(field, given, here)
        : readOne(field, given, here);
    problems.push(...read.problems);
    if (read.value !== undefined) values[name] = read.value;
  }
  return { values, problems };
}

interface Read {
  value?: unknown;
  problems: Problem[];
}

function readOne(leaf: Leaf, given: unknown, path: Path): Read {
  const said = tidy(given);
  const { success, output, issues } = v.safeParse(leaf.schema, said, { abortEarly: true });
  if (success) return { value: output, problems: [] };
  const [issue] = issues;
  return { problems: [{ path, message: issue.message, why: whyWrong(leaf, said, issue) }] };
}

/** Ends of lines as everywhere, and no blanks around: the same text is the same bytes. */
function tidy(given: unknown): unknown {
  return typeof given === "string"
    ? given
        .replaceAll("\r\n", "\n")
        .replaceAll("\r", "\n")
        .split("\n")
        .map((each) => each.trimEnd())
        .join("\n")
        .trim()
    : given;
}

function readTranslated(leaf: Leaf, given: unknown, path: Path): Read {
  if (!isObject(given))
    return {
      problems: [
        { path, message: `expected a text for each language: ${languageCodes.join(", ")}` },
      ],
    };
  const problems: Problem[] = Object.keys(given)
    .filter((code) => !isLanguageCode(code))
    .map((code) => ({ path: [...path, code], message: "is no language of the site" }));
  const texts: Record<string, string | Translation> = {};
  const take = (said: unknown, at: Path) => {
    const read = readOne(leaf, said, at);
    problems.push(...read.problems);
    return read.value as string | undefined;
  };
  const source = given[sourceLanguage];
  const sourceText =
    source === undefined || source === null ? undefined : take(source, [...path, sourceLanguage]);
  if (sourceText !== undefined) texts[sourceLanguage] = sourceText;
  for (const code of languageCodes) {
    const said = given[code];
    if (code === sourceLanguage || said === undefined || said === null) continue;
    const at = [...path, code];
    const made: Record<string, unknown> = isObject(said)
      ? said
      : { value: said, of: textHash(sourceText ?? "") };
    if (typeof made.of !== "string" || !/^[0-9a-f]{16}$/.test(made.of))
      problems.push({ path: at, message: "of: expected the hash of the text it was made from" });
    const odd = Object.keys(made).find((key) => !["value", "of", "machine"].includes(key));
    if (odd !== undefined)
      problems.push({ path: [...at, odd], message: "expected value, of and machine alone" });
    const { machine } = made;
    if (machine !== undefined && machine !== true)
      problems.push({ path: at, message: "machine: expected true, or leave it out" });
    const value = take(made.value, at);
    if (value !== undefined)
      texts[code] = { value, of: String(made.of), ...(machine === true && { machine }) };
  }
  return Object.keys(texts).length > 0 ? { value: texts, problems } : { problems };
}

function readGroup(group: Group, given: unknown, path: Path): Read {
  if (!group.many) {
    const { values, problems } = readValues(group.fields, given, path);
    return { value: values, problems };
  }
  if (!Array.isArray(given)) return { problems: [{ path, message: "expected a list" }] };
  if (given.length > group.most)
    return { problems: [{ path, message: `expected at most ${group.most}, not ${given.length}` }] };
  const problems: Problem[] = [];
  const seen = new Set<string>();
  const value = given.map((item, index) => {
    const { id, ...rest } = isObject(item) ? item : {};
    const here = [...path, index];
    const wrong = wrongId(id, seen);
    if (wrong) problems.push({ path: [...here, "id"], message: wrong });
    const inside = readValues(group.fields, isObject(item) ? rest : item, here);
    problems.push(...inside.problems);
    return { id, ...inside.values };
  });
  return { value, problems };
}

/** Names of sections and of items: stable, and part of an address where they are anchors. */
export function wrongId(id: unknown, seen: Set<string>): string | undefined {
  if (typeof id !== "string" || !/^[a-z][a-z0-9-]{0,59}$/.test(id))
    return "expected a name of a–z, 0–9 and hyphens that begins with a letter";
  if (seen.has(id)) return `${id} stands twice`;
  seen.add(id);
  return undefined;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function kindOf(value: unknown): string {
  return Array.isArray(value) ? "a list" : value === null ? "nothing" : `a ${typeof value}`;
}
