import { Fragment, type Node, Slice } from "prosemirror-model";
import { type Command, TextSelection } from "prosemirror-state";
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  nextCell,
  selectedRect,
  selectionCell,
} from "prosemirror-tables";
import { mostColumns, mostRows } from "#platform/fields/rich-text.ts";
import { schema } from "./rich-text-schema.ts";

const { nodes } = schema;

const emptyRow = (columns: number) =>
  nodes.table_row.create(
    null,
    Array.from({ length: columns }, () => nodes.table_cell.create(null, nodes.paragraph.create())),
  );

/** A head and two rows of two columns; the caret comes into the first cell. */
export const insertTable: Command = ({ tr, selection }, dispatch) => {
  tr.replaceSelectionWith(nodes.table.create(null, [2, 2, 2].map(emptyRow)));
  const before = tr.mapping.map(selection.from, -1);
  let at = tr.doc.content.size;
  tr.doc.nodesBetween(before, at, (node, position) => {
    if (node.type === nodes.table && position >= before - 1) at = Math.min(at, position);
  });
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(at))).scrollIntoView());
  return true;
};

const addRow: Command = (state, dispatch) =>
  isInTable(state) && selectedRect(state).map.height < mostRows && addRowAfter(state, dispatch);

const addColumn: Command = (state, dispatch) =>
  isInTable(state) &&
  selectedRect(state).map.width < mostColumns &&
  addColumnAfter(state, dispatch);

/** The last row or column goes with its table. */
export const tableSteps = {
  addRow,
  addColumn,
  removeRow: ifMore("height", deleteRow),
  removeColumn: ifMore("width", deleteColumn),
  removeTable: deleteTable,
} satisfies Record<string, Command>;

function ifMore(side: "height" | "width", command: Command): Command {
  return (state, dispatch) => {
    if (!isInTable(state)) return false;
    const { map, ...rect } = selectedRect(state);
    const selected = side === "height" ? rect.bottom - rect.top : rect.right - rect.left;
    return (selected < map[side] ? command : deleteTable)(state, dispatch);
  };
}

/** Enter: into the cell below, in a new row where there is none. A cell is one line. */
export const cellBelow: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  const { pos } = selectionCell(state);
  const go = (tr: typeof state.tr) => {
    const below = nextCell(tr.doc.resolve(pos), "vert", 1);
    if (below) dispatch?.(tr.setSelection(TextSelection.near(below)).scrollIntoView());
    return below !== null;
  };
  if (!go(state.tr)) addRow(state, go);
  return true;
};

/** What is pasted into a cell as one line; cells stay cells, and are put over those that are there. */
export function fitCell(slice: Slice): Slice {
  const lines: Node[] = [];
  let hasCells = false;
  slice.content.descendants((node) => {
    hasCells ||= node.type === nodes.table_cell;
    if (!node.isTextblock) return true;
    if (lines.length > 0) lines.push(schema.text(" "));
    lines.push(...node.children);
    return false;
  });
  return hasCells || lines.length === 0 ? slice : new Slice(Fragment.from(lines), 0, 0);
}
