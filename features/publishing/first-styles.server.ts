import { createHash } from "node:crypto";
import { PurgeCSS } from "purgecss";
import type { KeptStyles } from "./kept-styles.server.ts";
import { type PageText, splitPage } from "./page-text.ts";
import { laterRel } from "./start-after-paint.ts";

const sheetLink = /<link rel="stylesheet" href="(\/assets\/[^"#]+\.css)#?"[^>]*>/g;

/** An opening tag, its name, and in it an attribute with its value, as React writes them. */
const openingTag = /<[a-z][^>]*/g;
const element = /[\w-]+/;
const attribute = /([^\s"=/]+)(?:="([^"]*)")?/g;

/** The signs that React escapes in an attribute. */
const escaped = /&(?:amp|lt|gt|quot|#x27);/g;
const signs: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/**
 * Names of elements and attributes, classes (Tailwind's `sm:w-1/2` included) and anchors. Nothing else: pages that
 * differ in their words alone need the same rules.
 */
function wordsOf(html: string): Set<string> {
  const words = new Set<string>();
  // Most tags of a page are there several times, to the letter.
  for (const tag of new Set(html.match(openingTag))) {
    const [named = ""] = element.exec(tag) ?? [];
    words.add(named);
    for (const [, name = "", value = ""] of tag.slice(1 + named.length).matchAll(attribute)) {
      words.add(name);
      if (name !== "class" && name !== "id") continue;
      const text = value.replace(escaped, (sign) => signs[sign] ?? sign);
      for (const word of text.split(/\s+/)) words.add(word);
    }
  }
  return words;
}

/** Theme, open, invalid: what a rule asks of an attribute can come true before the whole sheet is there. */
const attributesIn = (css: string) =>
  Array.from(css.matchAll(/\[([\w-]+)/g), ([, name = ""]) => name);

/** @param address of a style sheet or a sheet of pictures, `/assets/site-….css` */
type ReadFile = (address: string) => string;

/**
 * Puts the rules that a page's own markup can need into the page, so that its first paint waits for no second
 * round trip (docs/decisions/013-styles-of-the-first-paint.md). The whole sheet comes with the scripts, and
 * without JavaScript as ever. Finding the rules takes 100 ms; pages that need the same ones share them.
 * @param kept those that were found before, by another process
 */
export function createFirstStyles(
  readFile: ReadFile,
  kept?: KeptStyles,
): (html: string) => Promise<string> {
  const found = new Map<string, Promise<string>>();
  const textOf = (addresses: readonly string[]) => addresses.map(readFile).join("");
  const namesOf = once((place) => namesIn(textOf(place.split(" "))));
  const variablesOf = once((address) => variablesIn(readFile(address)));

  async function find(key: string, words: readonly string[], place: string, users: string) {
    const name = createHash("sha256").update(key).digest("base64url").slice(0, 32);
    const known = kept?.find(name);
    if (known !== undefined) return known;
    const css = await neededOf(words, textOf(place.split(" ")), users);
    kept?.keep(name, css);
    return css;
  }

  return async (html) => {
    const page = splitPage(html);
    const addresses = Array.from(page.head.matchAll(sheetLink), ([, address = ""]) => address);
    if (addresses.length === 0) throw new Error("The page has no style sheet.");
    const place = addresses.join(" ");
    const names = namesOf(place);
    const pictures = new Set(html.match(/\/assets\/drawings-[\w-]+\.svg/g));
    const users = variableUsers([variablesIn(html), ...[...pictures].map(variablesOf)].flat());
    const words = [...wordsOf(html)].filter((word) => names.has(word)).sort();
    const key = [place, users, ...words].join(" ");
    const styles = found.get(key) ?? find(key, words, place, users);
    found.set(key, styles);
    return withStyle(page, await styles);
  };
}

/** Files of a build stay as they are: what is read in one is read once. */
function once<Result>(read: (address: string) => Result): (address: string) => Result {
  const known = new Map<string, Result>();
  return (address) => {
    const result = known.get(address) ?? read(address);
    known.set(address, result);
    return result;
  };
}

/** What any selector of the sheet names, as it stands in the markup; `html` is named by the rule of variableUsers. */
function namesIn(css: string): Set<string> {
  const selectors = Array.from(css.matchAll(/([^{};]+)\{/g), ([, selector = ""]) => selector);
  const names = selectors.join(" ").match(/(?:\\[\da-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+/gi) ?? [];
  return new Set(["html", ...names.map(unescaped)]);
}

const unescaped = (name: string) =>
  name.replace(/\\(?:([\da-f]{1,6}) ?|(.))/gi, (_, code: string | undefined, sign: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  );

async function neededOf(words: readonly string[], sheets: string, users: string): Promise<string> {
  const [needed] = await new PurgeCSS().purge({
    content: [{ raw: words.join(" "), extension: "html" }],
    css: [{ raw: sheets + users }],
    defaultExtractor: (text) => text.split(" "),
    dynamicAttributes: attributesIn(sheets),
    keyframes: true,
    variables: true,
  });
  if (!needed?.css.includes(users))
    throw new Error("The rule that was put in cannot be taken out.");
  return needed.css.replace(users, "");
}

/** Ahead of the links: the whole sheet repeats every rule, and so what comes last decides as it would alone. */
function withStyle({ head, body }: PageText, css: string): string {
  let style = `<style>${css}</style>`;
  const styled = head.replace(sheetLink, (link) => {
    const before = style;
    style = "";
    // Not fetched, and still the link that React finds when it takes over: of another `rel` it would throw the page away.
    if (link.includes("data-whole-in-page"))
      return before + link.replace('rel="stylesheet"', 'rel="stylesheet" disabled=""');
    const later = link.replace('rel="stylesheet"', laterRel("stylesheet"));
    return `${before}${later}<noscript>${link}</noscript>`;
  });
  return styled + body;
}

const variablesIn = (markup: string): string[] => [...new Set(markup.match(/var\(--[\w-]+/g))];

/** A rule that uses what attributes and pictures use, so that PurgeCSS keeps it; it is cut off again. */
const variableUsers = (variables: readonly string[]) =>
  `html{all:${[...new Set(variables)].map((name) => `${name})`).join(" ")}}`;
