import type { EditorState } from "prosemirror-state";
import { schema } from "./rich-text-schema.ts";

/** The link in which the caret stands, or the selection begins: where it leads, and its words. */
export function linkAround({ doc, selection }: EditorState) {
  const { $from, empty } = selection;
  const near = [$from.nodeAfter, empty ? $from.nodeBefore : null];
  const mark = near.map((node) => node && schema.marks.link.isInSet(node.marks)).find(Boolean);
  if (!mark) return undefined;
  const parentStart = $from.start();
  let [from, to] = [-1, -1];
  doc.nodesBetween(parentStart, $from.end(), (node, position) => {
    if (!node.isInline || !mark.isInSet(node.marks)) return;
    const isNext = to === position;
    if (isNext) to = position + node.nodeSize;
    else if (to < $from.pos) [from, to] = [position, position + node.nodeSize];
  });
  return from < 0 ? undefined : { from, to, leadsTo: String(mark.attrs.to) };
}
