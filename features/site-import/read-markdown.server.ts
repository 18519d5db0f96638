import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { Marked } from "marked";
import { parseDocument } from "yaml";
import { isLanguageCode } from "#platform/language/languages.ts";
import {
  count,
  type FoundPage,
  type FoundPicture,
  type FoundSite,
  fileNameIn,
  mostLetters,
  NoExport,
} from "./found-page.ts";
import { withoutTags } from "./shortcodes.ts";

/** Files of a folder. */
const mostFiles = 20_000;
const reader = new Marked({ gfm: true });
const ending = /\.(?:md|markdown|mdx)$/i;

type Head = Record<string, unknown>;

/**
 * Reads a folder of Markdown files with a head (front matter), as Jekyll, Hugo and Astro have them.
 * @throws NoExport where there is no such folder, or nothing of it can be read
 */
export function readMarkdownFolder(folder: string): FoundSite {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new NoExport("there is no such folder");
  const site: FoundSite = {
    ...{ origin: undefined, language: undefined, pages: [], left: new Map() },
    pictures: { path: folder, namesOf: pictureNames },
  };
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.split(path.sep).includes("node_modules"))
    .sort();
  if (files.length === 0) throw new NoExport("holds no Markdown files (.md, .markdown, .mdx)");
  if (files.length > mostFiles) throw new NoExport(`holds more than ${mostFiles} files`);
  for (const file of files) {
    const name = file.replaceAll(path.sep, "/");
    const { text, names } = withoutTags(readFileSync(path.join(folder, file), "utf8"));
    for (const code of names) count(site.left, `${name}: short code ${code}`);
    const page = text.length > mostLetters ? "is too long" : readPage(name, text);
    if (typeof page === "string") count(site.left, `${name}: ${page}`);
    else site.pages.push(page);
  }
  return site;
}

/** @returns why it is not taken, as a text */
function readPage(name: string, text: string): FoundPage | string {
  const { head, body } = readHead(text.replaceAll("\r\n", "\n").replace(/^\uFEFF/, ""));
  if (typeof head === "string") return head;
  const { stem, day, language, isList } = placeOf(name);
  if (isList && body.trim() === "") return "is a list of other pages: lists are made by themselves";
  const html = reader.parse(withoutProgram(name, body), { async: false });
  const title = said(head, "title") || (/^#[ \t]+(.+)$/m.exec(body)?.[1] ?? "").trim();
  if (title === "") return "has no title";
  const date = dayOf(head.date ?? head.pubDate ?? head.publishDate ?? head.pubDatetime) ?? day;
  const [own] = [said(head, "permalink"), said(head, "url")].filter((one) => one.startsWith("/"));
  const code = said(head, "lang") || said(head, "language") || said(head, "locale") || language;
  return {
    kind: date === undefined ? "page" : "post",
    ...{ title, date, html: said(head, "title") ? html : html.replace(/<h1>[^<]*<\/h1>\n?/, "") },
    featured: featuredIn(head),
    folder: path.posix.dirname(name),
    slug: said(head, "slug") || (stem.split("/").at(-1) ?? ""),
    language: code || undefined,
    author: texts(head.author)[0] ?? texts(head.authors)[0] ?? "",
    summary: said(head, "description") || said(head, "summary") || said(head, "excerpt"),
    categories: [...texts(head.categories), ...texts(head.category)],
    addresses: [own ?? `/${stem}`, ...texts(head.aliases), ...texts(head.redirect_from)],
  };
}

/** What the themes of these systems call the picture beside the title. */
const featuredNames =
  "image cover heroImage hero_image featured_image featuredImage featureimage thumbnail images".split(
    " ",
  );

function featuredIn(head: Head): FoundPicture | undefined {
  for (const name of featuredNames) {
    const [first] = [head[name]].flat();
    const inside = isHead(first) ? first : { src: first };
    const names = ["src", "url", "path", "image"];
    const address = names.map((key) => said(inside, key)).find((text) => text !== "");
    if (address === undefined) continue;
    const alt = said(inside, "alt") || said(head, `${name}_alt`) || said(head, `${name}Alt`);
    return { address, alt };
  }
  return undefined;
}

/** Beside the page, or where these systems keep what is handed out as it is. */
function pictureNames(address: string, { folder }: FoundPage): string[] {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address)) return [];
  const name = fileNameIn(address);
  const handedOut = ["", "static", "public", "assets"].map((place) => path.posix.join(place, name));
  if (name.startsWith("..")) return [path.posix.join(folder, name)];
  return name.startsWith("/") ? handedOut : [path.posix.join(folder, name), ...handedOut];
}

/** `_posts/2019-05-01-first.md`, `content/posts/first/index.de.md`: what the name says of the page. */
function placeOf(name: string) {
  const parts = name
    .replace(ending, "")
    .split("/")
    .filter(
      (part) => !/^(?:src|content|pages|_?posts|_pages|_drafts)$/.test(part) || part === "posts",
    );
  const last = parts.pop() ?? "";
  const [, base = last, suffix] = /^(.+)\.([a-z]{2})$/.exec(last) ?? [];
  const [, day, slug = base] = /^(\d{4}-\d\d-\d\d)-(.+)$/.exec(base) ?? [];
  const isIndex = /^_?index$/.test(slug);
  if (!isIndex) parts.push(slug);
  const known = parts.find(isLanguageCode);
  return {
    stem: parts.filter((part) => part !== known).join("/"),
    ...{ day, isList: slug === "_index" },
    language: suffix ?? known,
  };
}

/** The head of a file: YAML (`---`), TOML (`+++`) or none. */
function readHead(text: string): { head: Head | string; body: string } {
  const sign = text.slice(0, 4);
  if (sign !== "---\n" && sign !== "+++\n") return { head: {}, body: text };
  const end = text.indexOf(`\n${sign.trim()}`, 3);
  if (end < 0) return { head: "its head has no end", body: "" };
  const written = text.slice(4, end + 1);
  const body = text.slice(text.indexOf("\n", end + 1) + 1 || text.length);
  if (sign === "+++\n") return { head: readToml(written), body };
  const document = parseDocument(written, { schema: "core", version: "1.2" });
  const [fault] = document.errors;
  if (fault) return { head: `its head is no YAML: ${fault.message.split("\n", 1)[0]}`, body };
  try {
    const head: unknown = document.toJS({ maxAliasCount: 0 });
    return { head: isHead(head) ? head : {}, body };
  } catch {
    return { head: "its head holds an alias (*name)", body };
  }
}

/** What stands in one line before the first table; more of TOML no head needs of those that we ask for. */
function readToml(written: string): Head {
  const [first = ""] = written.split(/^\[/m);
  return Object.fromEntries(
    first.split("\n").flatMap((line) => {
      const [, key, value = ""] = /^([\w-]+)\s*=\s*(\S.*)$/.exec(line) ?? [];
      if (key === undefined) return [];
      try {
        return [[key, JSON.parse(value.replace(/^'(.*)'$/, (_, text) => JSON.stringify(text)))]];
      } catch {
        return [[key, value]];
      }
    }),
  );
}

const isHead = (value: unknown): value is Head =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const said = (head: Head, name: string) =>
  ["string", "number"].includes(typeof head[name]) ? String(head[name]).trim() : "";

function texts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(texts);
  if (isHead(value)) return texts(value.name);
  return typeof value === "string" && value.trim() !== "" ? [value.trim()] : [];
}

function dayOf(value: unknown): string | undefined {
  const text = value instanceof Date ? value.toISOString() : String(value ?? "");
  return /^\d{4}-\d\d-\d\d/.exec(text)?.[0];
}

/** MDX: what is program and not text. */
const withoutProgram = (name: string, body: string) =>
  /\.mdx$/i.test(name)
    ? body.replace(/^(?:import|export)\b.*$/gm, "").replace(/\{\/\*|\*\/\}/g, "")
    : body;
