import { decodeHTMLStrict } from "entities";
import { Parser } from "htmlparser2";

/** More of a markup is never looked at: we show a title and two lines. */
const markupLimit = 10_000;
/** Elements whose text is not meant for readers. */
const unread = ["script", "style", "template", "noscript", "iframe"];
/** Elements inside a line; any other one ends a word. */
const inline =
  /^(a|abbr|b|bdi|big|cite|code|em|font|i|kbd|mark|q|s|samp|small|span|strong|sub|sup|tt|u|var|wbr)$/;
/** Markup that was escaped once too often: `&lt;p&gt;Title&lt;/p&gt;` in the HTML itself. */
const escapedMarkup = /<\/(p|a|b|i|u|em|strong|span|div|font|sub|sup|h[1-6])>/i;
/** Control characters, and those that turn the direction of the text around them (UAX 9). */
const invisible = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Numbers of windows-1252 that were taken for Unicode's: `&#146;` means an apostrophe. */
const misnumbered = /[\x80-\x9f]/g;
const windows = new TextDecoder("windows-1252");

/**
 * What a reader sees of a piece of HTML: no tags, entities decoded, white space collapsed, cut at a word
 * after `maxLength` characters. Safe in bounded time for any input.
 */
export function plainText(markup: string, maxLength: number): string {
  const read = readHtml(markup).text;
  return tidyText(escapedMarkup.test(read) ? readHtml(read).text : read, maxLength);
}

/** The same for what is text already and no HTML (Atom's `type="text"`). */
export function tidyText(text: string, maxLength: number): string {
  const tidy = text
    .slice(0, markupLimit)
    .toWellFormed()
    .replace(misnumbered, (letter) => windows.decode(Uint8Array.of(letter.charCodeAt(0))))
    .replace(/\s+/g, " ")
    .replace(invisible, "")
    .trim();
  const characters = [...tidy];
  if (characters.length <= maxLength) return tidy;
  const cut = characters.slice(0, maxLength - 1).join("");
  return `${cut.slice(0, cut.lastIndexOf(" ") > maxLength / 2 ? cut.lastIndexOf(" ") : undefined)}…`;
}

/** The addresses of a markup's pictures in their order, as written; pixels that only count visitors are left out. */
export function picturesIn(markup: string): string[] {
  return readHtml(markup).pictures;
}

function readHtml(markup: string) {
  const texts: string[] = [];
  const pictures: string[] = [];
  let hidden = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (unread.includes(name)) hidden++;
        else if (name === "img") pictures.push(...pictureOf(attributes));
        if (!inline.test(name)) texts.push(" ");
      },
      onclosetag(name) {
        if (unread.includes(name)) hidden--;
        if (!inline.test(name)) texts.push(" ");
      },
      ontext(text) {
        if (hidden === 0) texts.push(text);
      },
    },
    { decodeEntities: false, recognizeCDATA: true },
  );
  parser.end(markup.slice(0, markupLimit));
  return { text: decodeHTMLStrict(texts.join("")), pictures };
}

function pictureOf(attributes: Record<string, string>): string[] {
  if (attributes.width === "1" || attributes.height === "1") return [];
  // Pages that load pictures late keep the real address aside.
  const late = attributes["data-src"] ?? attributes["data-lazy-src"];
  return [late, attributes.src].filter((src) => src !== undefined).map(decodeHTMLStrict);
}
