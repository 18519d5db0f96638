import type { FoundPicture } from "./found-page.ts";
import { type HtmlElement, type HtmlNode, pictureOf, unseen } from "./read-html.server.ts";

/** What holds paragraphs, and so a picture between them. */
const flow = new Set(
  "address article aside blockquote body center dd details div dl fieldset figcaption figure footer form header html li main nav ol picture section ul".split(
    " ",
  ),
);
/** What is not taken apart: its pictures come below it. */
const whole = new Set("dt h1 h2 h3 h4 h5 h6 pre summary table".split(" "));

/** A picture that was taken, between two blocks; its attribute `markdown` is how a text names it. */
export const liftedPicture = "lifted-picture";

/** Brings each picture that was taken between two paragraphs, where texts have theirs. */
export function liftPictures(
  nodes: readonly HtmlNode[],
  inText: (picture: FoundPicture) => string | undefined,
): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (typeof node === "string" || unseen.has(node.name)) return [node];
    if (node.name === "img") {
      const markdown = inText(pictureOf(node));
      if (markdown === undefined) return [node];
      return [{ name: liftedPicture, attributes: { markdown }, inside: [] }];
    }
    const inside = liftPictures(node.inside, inText);
    if (flow.has(node.name)) return [{ ...node, inside }];
    if (whole.has(node.name)) return [node, ...allLifted(inside)];
    return apart(inside).map((part) => (Array.isArray(part) ? { ...node, inside: part } : part));
  });
}

const isLifted = (node: HtmlNode): node is HtmlElement =>
  typeof node !== "string" && node.name === liftedPicture;

const allLifted = (nodes: readonly HtmlNode[]): HtmlElement[] =>
  nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    return node.name === liftedPicture ? [node] : allLifted(node.inside);
  });

/** Pictures, and what stands before, between and behind them. */
function apart(nodes: readonly HtmlNode[]): (HtmlElement | HtmlNode[])[] {
  const parts: (HtmlElement | HtmlNode[])[] = [];
  let line: HtmlNode[] = [];
  for (const node of nodes) {
    if (!isLifted(node)) line.push(node);
    else {
      if (line.length > 0) parts.push(line);
      parts.push(node);
      line = [];
    }
  }
  if (line.length > 0 || parts.length === 0) parts.push(line);
  return parts;
}
