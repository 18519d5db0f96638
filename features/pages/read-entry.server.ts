import { sectionTypes } from "#features/sections/section-types.ts";
import type { Fields, Problem } from "#platform/fields/field.ts";
import { isObject, readValues, wrongId } from "#platform/fields/read-values.server.ts";
import { isLanguageCode, type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import type { EntryDocument, EntrySection } from "./entry-document.ts";
import { type EntryKind, entryKinds, kindOf } from "./kinds.ts";
import { isReservedSlug, whyWrongSlug, wrongSlug } from "./slugs.ts";

const mostSections = 200;
/** First parts of addresses that no fixed address may begin with. */
const foreignParts: readonly string[] = ["api", "assets", "admin", ...languageCodes];

/** Below where entries of a kind have their slugs, a fixed address begins with a word that no slug can be. */
function isForeign(path: string): boolean {
  const [, first = ""] = path.split("/");
  return (
    foreignParts.includes(first) ||
    entryKinds.some((kind) => {
      const { below } = kindOf(kind);
      if (below === undefined || !path.startsWith(below)) return false;
      const [next = ""] = path.slice(below.length).split("/");
      return !isReservedSlug(next);
    })
  );
}

/**
 * Reads an entry as people write it: fields of its kind, and `slug` or `path`, `sample`, `sections` beside them.
 * @returns the entry and everything that is wrong with it; store nothing where there is a problem
 */
export function readEntry(
  kind: EntryKind,
  id: string,
  written: unknown,
): { entry: EntryDocument; problems: Problem[] } {
  const { below, numberedBy, isPageless, fields } = kindOf(kind);
  const problems: Problem[] = [];
  const tell = (path: Problem["path"], message: string | undefined) => {
    if (message !== undefined) problems.push({ path, message });
  };
  const entry: EntryDocument = { id, kind, sample: false, slugs: {}, values: {}, sections: [] };
  if (!isObject(written)) return { entry, problems: [{ path: [], message: "holds no fields" }] };
  const { sample = false, slug, path, sections = [], ...rest } = written;

  tell(["sample"], typeof sample === "boolean" ? undefined : "expected true or false");
  if (isPageless) {
    const none = "this kind has no page";
    for (const [name, given] of Object.entries({ path, slug }))
      tell([name], given === undefined ? undefined : none);
    tell(["sections"], Array.isArray(sections) && sections.length === 0 ? undefined : none);
  } else if (below === undefined) {
    const message = wrongPath(path);
    if (message !== undefined) problems.push({ path: ["path"], message, why: whyWrongPath(path) });
    tell(["slug"], slug === undefined ? undefined : "this kind has a path and no slugs");
  } else {
    const place = `this kind stands at ${below}<${numberedBy ?? "slug"}>`;
    if (numberedBy === undefined) problems.push(...wrongSlugs(slug));
    else tell(["slug"], slug === undefined ? undefined : `${place}: no slug`);
    tell(["path"], path === undefined ? undefined : `${place}: no path`);
  }
  const read = readValues(fields, rest);
  const inside = readSections(sections);
  return {
    entry: {
      ...entry,
      sample: sample === true,
      slugs:
        below !== undefined && numberedBy === undefined && isObject(slug)
          ? (slug as EntryDocument["slugs"])
          : {},
      ...(below === undefined && !isPageless && { path: String(path) }),
      values: read.values,
      sections: inside.sections,
    },
    problems: [...problems, ...read.problems, ...inside.problems],
  };
}

function wrongPath(path: unknown): string | undefined {
  if (path === "/") return undefined;
  if (typeof path !== "string" || !/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,6}$/.test(path))
    return "expected an address such as /blog/grid, without a language";
  if (path.length > 200) return "is longer than 200 letters";
  if (/\/\d+$/.test(path)) return `${path} ends with a number: lists go on at such addresses`;
  return isForeign(path) ? `${path} belongs to another part of the site` : undefined;
}

const whyWrongPath = (path: unknown): Problem["why"] =>
  typeof path === "string" && isForeign(path)
    ? { code: "reserved", value: path }
    : { code: "wrongAddress" };

function wrongSlugs(slugs: unknown): Problem[] {
  if (slugs === undefined) return [];
  if (!isObject(slugs))
    return [{ path: ["slug"], message: "expected the last part of an address for each language" }];
  return Object.entries(slugs).flatMap(([code, slug]) => {
    const message = isLanguageCode(code) ? wrongSlug(slug, code) : "is no language of the site";
    const path = ["slug", code];
    return message === undefined ? [] : [{ path, message, why: whyWrongSlug(slug) }];
  });
}

function readSections(written: unknown): { sections: EntrySection[]; problems: Problem[] } {
  const wrong = (message: string) => ({
    sections: [],
    problems: [{ path: ["sections"], message }],
  });
  if (!Array.isArray(written)) return wrong("expected a list");
  if (written.length > mostSections)
    return wrong(`expected at most ${mostSections}, not ${written.length}`);
  const seen = new Set<string>();
  const problems: Problem[] = [];
  const sections = written.map((given, index): EntrySection => {
    const here = ["sections", index];
    const { id, type, hidden = [], ...rest } = isObject(given) ? given : {};
    const problem = isObject(given) ? wrongId(id, seen) : undefined;
    if (problem) problems.push({ path: [...here, "id"], message: problem });
    if (!Array.isArray(hidden) || !hidden.every(isLanguageCode))
      problems.push({ path: [...here, "hidden"], message: "expected a list of languages" });
    const fields: Fields | undefined = Object.hasOwn(sectionTypes, String(type))
      ? sectionTypes[type as keyof typeof sectionTypes]
      : undefined;
    if (!fields)
      problems.push({
        path: [...here, "type"],
        message: `${JSON.stringify(type)} is no section (there are ${Object.keys(sectionTypes).join(", ")})`,
      });
    const read = fields ? readValues(fields, isObject(given) ? rest : given, here) : undefined;
    problems.push(...(read?.problems ?? []));
    return {
      id: String(id),
      type: String(type),
      hidden: languageCodes.filter((code) => (hidden as LanguageCode[]).includes(code)),
      values: read?.values ?? {},
    };
  });
  return { sections, problems };
}
