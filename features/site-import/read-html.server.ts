import { Parser } from "htmlparser2";
import { type FoundPicture, NoExport } from "./found-page.ts";

/** HTML as it is read: texts and elements, nothing else. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  inside: HtmlNode[];
}

/** Real pages have 30 levels and some thousands of elements. */
const limits = { depth: 200, elements: 50_000 };

/**
 * Reads the HTML of a page, however broken, into a tree.
 * @throws NoExport where it is made to hurt
 */
export function readHtml(html: string): HtmlNode[] {
  const root: HtmlElement = { name: "", attributes: {}, inside: [] };
  const open = [root];
  let elements = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        elements += 1;
        if (open.length > limits.depth || elements > limits.elements)
          throw new NoExport("its text is nested too deeply, or has too many parts");
        const element = { name, attributes, inside: [] };
        open.at(-1)?.inside.push(element);
        open.push(element);
      },
      onclosetag() {
        open.pop();
      },
      ontext(text) {
        open.at(-1)?.inside.push(text);
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.end(html);
  return root.inside;
}

/** A picture, and the heading below which it stands. */
export interface ShownPicture extends FoundPicture {
  below: string;
}

/** What stands beside it once more, for browsers of another kind. */
export const unseen: ReadonlySet<string> = new Set(["noscript", "template"]);

/** What an element `img` says. */
export const pictureOf = ({ attributes: { src = "", alt = "" } }: HtmlElement): FoundPicture => ({
  address: src.trim(),
  alt: alt.trim(),
});

/** The pictures of a page in their order. */
export function picturesIn(nodes: readonly HtmlNode[]): ShownPicture[] {
  const found: ShownPicture[] = [];
  let below = "";
  const look = (node: HtmlNode) => {
    if (typeof node === "string" || unseen.has(node.name)) return;
    const { name, inside } = node;
    if (/^h[1-6]$/.test(name)) below = wordsOf(inside) || below;
    if (name === "img") found.push({ ...pictureOf(node), below });
    inside.forEach(look);
  };
  nodes.forEach(look);
  return found;
}

/** Its words in one line. */
export function wordsOf(nodes: readonly HtmlNode[]): string {
  const text = (some: readonly HtmlNode[]): string =>
    some
      .map((node) =>
        typeof node === "string" ? node : node.name === "br" ? " " : text(node.inside),
      )
      .join("");
  return text(nodes).replace(/\s+/g, " ").trim();
}
