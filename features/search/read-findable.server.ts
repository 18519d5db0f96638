import { Parser } from "htmlparser2";

/** A part of a page that begins with a heading. */
export interface FindablePart {
  heading: string;
  /** Of the heading, 1 to 3. */
  depth: number;
  /** Anchor of what the heading stands in, else its own; empty where there is neither. */
  anchor: string;
  text: string;
}

const headings = new Set(["h1", "h2", "h3"]);
/** Nobody searches for what stands on buttons and in menus. */
const skipped = new Set(["nav", "form", "button", "script", "style", "svg", "dialog", "noscript"]);
/** Elements that stand within a line; all others part words. */
const inline = new Set([
  "a",
  "abbr",
  "b",
  "code",
  "em",
  "i",
  "small",
  "span",
  "strong",
  "time",
  "wbr",
]);

/**
 * Reads the main part of a built page: what stands under each heading, in order. The first part is the page's
 * own: its heading is the h1, or empty where text comes before it.
 */
export function readFindable(html: string): FindablePart[] {
  const parts: FindablePart[] = [{ heading: "", depth: 1, anchor: "", text: "" }];
  const anchors: string[] = [];
  let inMain = false;
  let skipping = 0;
  let inHeading = false;

  const parser = new Parser({
    onopentag(name, { id, hidden, "aria-hidden": ariaHidden }) {
      if (name === "main") inMain = true;
      if (skipping > 0 || skipped.has(name) || hidden !== undefined || ariaHidden === "true") {
        skipping += isVoid(name) ? 0 : 1;
        return;
      }
      if (!inMain) return;
      anchors.push(name === "main" ? "" : (id ?? ""));
      if (!inline.has(name)) addText("\n");
      if (!headings.has(name)) return;
      inHeading = true;
      if (name === "h1") return;
      const anchor = anchors.slice(0, -1).findLast((known) => known !== "") ?? id ?? "";
      parts.push({ heading: "", depth: Number(name.slice(1)), anchor, text: "" });
    },
    ontext(text) {
      // A line break of the source is no more than a space.
      if (inMain && skipping === 0) addText(text.replaceAll("\n", " "));
    },
    onclosetag(name) {
      if (skipping > 0) {
        skipping -= isVoid(name) ? 0 : 1;
        return;
      }
      if (name === "main") inMain = false;
      if (!inMain) return;
      anchors.pop();
      if (headings.has(name)) inHeading = false;
      if (!inline.has(name)) addText("\n");
    },
  });
  function addText(text: string) {
    const part = parts.at(-1);
    if (!part) return;
    if (inHeading) part.heading += text;
    else part.text += text;
  }

  parser.end(mainOf(html));
  return parts.map((part) => ({
    ...part,
    heading: tidy(part.heading),
    text: joined(part.text),
  }));
}

/** Head, menus and scripts are as much again, and nothing of them is found. In a text or an attribute `<` is written `&lt;`. */
function mainOf(html: string): string {
  const from = html.indexOf("<main");
  return from === -1 ? "" : html.slice(from, html.lastIndexOf("</main>") + "</main>".length);
}

const voids = new Set(["br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"]);
const isVoid = (name: string) => voids.has(name);

const tidy = (text: string) =>
  text
    .replace(/\u00ad/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** Lines that end like a sentence follow one another, others are parted by a dot. */
const joined = (text: string) =>
  text
    .split("\n")
    .map(tidy)
    .filter((line) => line !== "")
    .map((line, i, lines) =>
      i < lines.length - 1 && !/[.!?:;,…]$/.test(line) ? `${line} ·` : line,
    )
    .join(" ");
