import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PurgeCSS } from "purgecss";
import { isAdminPath } from "../../app/admin/admin-path.ts";
import { laterRel } from "../../app/start-after-paint.ts";
import { barePath } from "../../platform/language/localized-path.ts";

const sheetLink = /<link rel="stylesheet" href="(\/assets\/[^"#]+\.css)#?"[^>]*>/g;

/** A rule's classes and attributes as they stand in the markup, Tailwind's `sm:w-1/2` included. */
const wordsOf = (markup: string) => markup.match(/[^<>"'`\s=]*[^<>"'`\s=:]/g) ?? [];

/** Theme, open, invalid: what a rule asks of an attribute can come true before the whole sheet is there. */
const attributesIn = (css: string) =>
  Array.from(css.matchAll(/\[([\w-]+)/g), ([, name = ""]) => name);

/**
 * Puts the rules that a page's own markup can need into the page, so that its first paint waits for no second
 * round trip (docs/decisions/013-styles-of-the-first-paint.md). The whole sheet comes with the scripts, and
 * without JavaScript as ever. The back office keeps its links: its screens are not kept by the browser.
 * @param client the folder of the built pages, which are changed in place
 */
export async function inlineFirstStyles(client: string): Promise<void> {
  for (const file of readdirSync(client, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith("index.html")) continue;
    const address = `/${file.replace(/\/?index\.html$/, "")}`;
    if (isAdminPath(barePath(address))) continue;
    const page = path.join(client, file);
    const html = readFileSync(page, "utf8");
    writeFileSync(
      page,
      await withFirstStyles(html, (sheet) => readFileSync(client + sheet, "utf8")),
    );
  }
}

/** @param readFile the text of a style sheet or a sheet of pictures by its address, `/assets/site-….css` */
export async function withFirstStyles(
  html: string,
  readFile: (address: string) => string,
): Promise<string> {
  const links = [...html.matchAll(sheetLink)];
  if (links.length === 0) throw new Error("The page has no style sheet.");
  const sheets = links.map(([, address = ""]) => readFile(address)).join("");
  const pictures = new Set(html.match(/\/assets\/drawings-[\w-]+\.svg/g));
  const users = variableUsers([html, ...[...pictures].map(readFile)].join(""));
  const [needed] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: "html" }],
    css: [{ raw: sheets + users }],
    defaultExtractor: wordsOf,
    dynamicAttributes: attributesIn(sheets),
    keyframes: true,
    variables: true,
  });
  if (!needed?.css.includes(users))
    throw new Error("The rule that was put in cannot be taken out.");
  // Ahead of the links: the whole sheet repeats every rule, and so what comes last decides as it would alone.
  let style = `<style>${needed.css.replace(users, "")}</style>`;
  return html.replace(sheetLink, (link) => {
    const before = style;
    style = "";
    const later = link.replace('rel="stylesheet"', laterRel("stylesheet"));
    return `${before}${later}<noscript>${link}</noscript>`;
  });
}

/** A rule that uses what attributes and pictures use, so that PurgeCSS keeps it; it is cut off again. */
function variableUsers(markup: string): string {
  const names = new Set(markup.match(/var\(--[\w-]+/g));
  return `html{all:${[...names].map((name) => `${name})`).join(" ")}}`;
}
