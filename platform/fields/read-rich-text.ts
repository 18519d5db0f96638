import { decodeHTML } from "entities";
import { Lexer, type Token, type Tokens } from "marked";
import { deepest, ModestTokenizer, Refused, tooDeep } from "./modest-tokenizer.ts";
import { readLink } from "./read-link.ts";
import { rememberTexts } from "./remember-texts.ts";
import { type Block, blocksOf, type Inline, type RichText } from "./rich-text.ts";

const refused: Record<string, string> = {
  html: "HTML is not allowed in a text",
  image: "a picture stands between two paragraphs, not within one",
  hr: "a line across is not possible in a text",
  del: "crossed out text is not possible",
  checkbox: "a list with boxes to tick is not possible",
};

/** Letters of the texts that are remembered: ten of the longest, or all of some dozens of pages. */
const mostLetters = 200_000;

/**
 * Reads Markdown of the kind that texts are written in: paragraphs, `###` headings, lists, quotations, tables, code,
 * strong, emphasis, links, uploaded pictures between paragraphs. Each link comes as it is written.
 * @returns a text that says what is wrong, where something else stands in it
 */
export const readRichText = rememberTexts(readAnew, mostLetters);

function readAnew(markdown: string): RichText | string {
  try {
    const lexer = new Lexer({ gfm: true, tokenizer: new ModestTokenizer() });
    return blocksFrom(lexer.lex(markdown), 0);
  } catch (error) {
    if (error instanceof Refused) return error.message;
    // The reader goes one step deeper for each sign of a hostile text.
    if (error instanceof RangeError) return tooDeep;
    throw error;
  }
}

function blocksFrom(tokens: readonly Token[], depth: number): Block[] {
  if (depth > deepest) throw new Refused(tooDeep);
  return tokens.flatMap((token) => blockOf(token, depth));
}

function blockOf(token: Token, depth: number): Block[] {
  switch (token.type) {
    case "space":
    case "def":
      return [];
    case "paragraph":
    case "text":
      if (isPictureAlone(token)) return [pictureOf(token.tokens[0])];
      return [{ is: "p", inside: inlinesOf(token.tokens ?? [token], depth) }];
    case "heading":
      if (token.depth !== 3)
        throw new Refused(
          `a heading inside a text begins with ### (the section has its own), not with ${"#".repeat(token.depth)}`,
        );
      return [{ is: "h3", inside: inlinesOf(token.tokens ?? [], depth) }];
    case "blockquote":
      return [{ is: "quote", blocks: blocksFrom(token.tokens ?? [], depth + 1) }];
    case "list":
      return [listOf(token as Tokens.List, depth)];
    case "code":
      return [{ is: "code", text: token.text }];
    case "table":
      return [tableOf(token as Tokens.Table, depth)];
    default:
      throw new Refused(reasonAgainst(token));
  }
}

const isPictureAlone = (token: Token): token is Token & { tokens: [Tokens.Image] } =>
  "tokens" in token && token.tokens?.length === 1 && token.tokens[0]?.type === "image";

function pictureOf({ href, text, title }: Tokens.Image): Block {
  if (!uploadedPicture.test(href) || title)
    throw new Refused("a picture in a text is one that was uploaded: ![words](picture:…)");
  // The reader leaves the words of a picture as they are written.
  const alt = decodeHTML(text.replace(/\\([!-/:-@[-`{-~])/g, "$1"));
  return { is: "picture", picture: href, ...(alt && { alt }) };
}

/** How an uploaded picture is named: `picture:` and its id. */
export const uploadedPicture = /^picture:([0-9a-f]{32})$/;

/** The ids of the uploaded pictures that a document names, as often as it does, wherever they stand in its JSON. */
export const picturesNamedIn = (json: string): string[] =>
  [...json.matchAll(/\bpicture:([0-9a-f]{32})\b/g)].map(([, id = ""]) => id);

function listOf({ ordered, start, items }: Tokens.List, depth: number): Block {
  const read = items.map((item) => {
    if (item.task) throw new Refused(refused.checkbox);
    return blocksFrom(item.tokens, depth + 1);
  });
  return { is: "list", ...(ordered && { from: Number(start) || 1 }), items: read };
}

const tableOf = ({ header, rows }: Tokens.Table, depth: number): Block => ({
  is: "table",
  rows: [header, ...rows].map((row) => row.map(({ tokens }) => inlinesOf(tokens, depth))),
});

function inlinesOf(tokens: readonly Token[], depth: number): Inline[] {
  if (depth > deepest * 2) throw new Refused(tooDeep);
  return tokens.flatMap((token) => inlineOf(token, depth + 1));
}

function inlineOf(token: Token, depth: number): Inline[] {
  switch (token.type) {
    case "text":
      return token.tokens ? inlinesOf(token.tokens, depth) : [decodeHTML(token.text)];
    case "escape":
      return [token.text];
    case "strong":
    case "em":
      return [{ is: token.type, inside: inlinesOf(token.tokens ?? [], depth) }];
    case "codespan":
      return [{ is: "code", text: token.text }];
    case "br":
      return [{ is: "break" }];
    case "link": {
      const to = decodeHTML(token.href);
      const link = readLink(to);
      if (typeof link === "string") throw new Refused(link);
      return [{ is: "link", to, inside: inlinesOf(token.tokens ?? [], depth) }];
    }
    default:
      throw new Refused(reasonAgainst(token));
  }
}

function reasonAgainst({ type, raw }: Token): string {
  const beginning = raw.trim().slice(0, 40);
  return `${refused[type] ?? `${type} is not possible in a text`} (${JSON.stringify(beginning)})`;
}

/** Everything in a text that leads somewhere. */
export function linksOfRichText(text: RichText): string[] {
  const linksIn = (inlines: readonly Inline[]): string[] =>
    inlines.flatMap((inline) => {
      if (typeof inline === "string" || !("inside" in inline)) return [];
      return [...(inline.is === "link" ? [inline.to] : []), ...linksIn(inline.inside)];
    });
  return blocksOf(text).flatMap((block) => {
    if (block.is === "table") return block.rows.flat().flatMap(linksIn);
    return "inside" in block ? linksIn(block.inside) : [];
  });
}

/** Ids of the uploaded pictures in a text. */
export const picturesOfRichText = (text: RichText): string[] =>
  blocksOf(text).flatMap((block) =>
    block.is === "picture" ? (uploadedPicture.exec(String(block.picture))?.[1] ?? []) : [],
  );

/** Its words without signs, a block or a row of a table a line. */
export function wordsOfRichText(text: RichText): string {
  const wordsIn = (inlines: readonly Inline[]): string =>
    inlines
      .map((inline) => {
        if (typeof inline === "string") return inline;
        if (inline.is === "break") return "\n";
        return inline.is === "code" ? inline.text : wordsIn(inline.inside);
      })
      .join("");
  return blocksOf(text)
    .flatMap((block) => {
      if (block.is === "quote" || block.is === "list") return [];
      if (block.is === "table")
        return block.rows.map((row) => row.map(wordsIn).filter(Boolean).join(" · "));
      if (block.is === "picture") return [block.alt ?? ""];
      return [block.is === "code" ? block.text : wordsIn(block.inside)];
    })
    .join("\n");
}
