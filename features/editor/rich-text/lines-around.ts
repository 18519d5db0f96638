import type { Node } from "prosemirror-model";
import { type Command, NodeSelection, Plugin, TextSelection } from "prosemirror-state";
import { isInTable } from "prosemirror-tables";
import { schema } from "./rich-text-schema.ts";

const { nodes } = schema;

/** Enter makes no line beside these: where one stands first or last, nothing could be written there any more. */
const isClosed = (block: Node | null): boolean =>
  block !== null &&
  [nodes.table, nodes.code_block, nodes.picture].some((one) => one === block.type);

/** With an empty line at the end where none could be begun; it says nothing, so it is not stored. */
export const withLineBelow = (doc: Node): Node =>
  isClosed(doc.lastChild) ? doc.copy(doc.content.addToEnd(nodes.paragraph.create())) : doc;

export const lineBelow = new Plugin({
  appendTransaction: (_transactions, _before, { doc, tr }) =>
    isClosed(doc.lastChild) ? tr.insert(doc.content.size, nodes.paragraph.create()) : null,
});

/** The arrow up on the first line, where nothing stands above: begins a line there. */
export const lineAbove: Command = (state, dispatch, view) => {
  const { selection, doc, tr } = state;
  const { $from } = selection;
  if (!isClosed(doc.firstChild) || $from.index(0) > 0) return false;
  if (isInTable(state) && $from.index(1) > 0) return false;
  const isPicture = selection instanceof NodeSelection;
  if (!isPicture && (!selection.empty || view?.endOfTextblock("up") === false)) return false;
  tr.insert(0, nodes.paragraph.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, 1)).scrollIntoView());
  return true;
};
