import { lift, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import type { MarkType, NodeType } from "prosemirror-model";
import { liftListItem, sinkListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, type EditorState, NodeSelection } from "prosemirror-state";
import { isInTable } from "prosemirror-tables";
import { schema } from "./rich-text-schema.ts";
import { insertTable } from "./table-steps.ts";

const { nodes, marks } = schema;

/** What holds for words in a line: a cell of a table is one. */
const lineTools = ["strong", "em", "link"] as const;

export const toolNames = [
  ...lineTools,
  ...(["heading", "list", "numbers", "quote", "code", "table", "picture"] as const),
] as const;
export type ToolName = (typeof toolNames)[number];

/** What a button of the bar does, and whether it holds where the caret is. */
interface Tool {
  run: Command;
  isOn(state: EditorState): boolean;
}

/** Texts are read down to this depth (platform/fields/read-rich-text.ts). */
const deepest = 4;

const around = ({ selection: { $from } }: EditorState) =>
  Array.from({ length: $from.depth }, (_, index) => $from.node($from.depth - index).type);

const isIn = (state: EditorState, type: NodeType) => around(state).includes(type);

const ifShallow =
  (command: Command): Command =>
  (state, dispatch, view) => {
    const wraps = [nodes.blockquote, nodes.bullet_list, nodes.ordered_list] as NodeType[];
    const depth = around(state).filter((type) => wraps.includes(type)).length;
    return depth < deepest && command(state, dispatch, view);
  };

const hasMark = ({ selection, storedMarks, doc }: EditorState, type: MarkType) =>
  selection.empty
    ? Boolean(type.isInSet(storedMarks ?? selection.$from.marks()))
    : doc.rangeHasMark(selection.from, selection.to, type);

const mark = (type: MarkType): Tool => ({
  run: toggleMark(type),
  isOn: (state) => hasMark(state, type),
});

const block = (type: NodeType): Tool => ({
  run: (state, dispatch, view) =>
    setBlockType(isIn(state, type) ? nodes.paragraph : type)(state, dispatch, view),
  isOn: (state) => isIn(state, type),
});

const list = (type: NodeType): Tool => ({
  run(state, dispatch, view) {
    const { $from } = state.selection;
    const depth = around(state).indexOf(nodes.list_item);
    const holder = depth < 0 ? undefined : $from.node($from.depth - depth - 1);
    if (!holder) return ifShallow(wrapInList(type))(state, dispatch, view);
    if (holder.type === type) return liftListItem(nodes.list_item)(state, dispatch, view);
    dispatch?.(state.tr.setNodeMarkup($from.before($from.depth - depth - 1), type));
    return true;
  },
  isOn: (state) => around(state).find((one) => one.spec.content === "list_item+") === type,
});

const quote: Tool = {
  run: (state, dispatch, view) =>
    (isIn(state, nodes.blockquote) ? lift : ifShallow(wrapIn(nodes.blockquote)))(
      state,
      dispatch,
      view,
    ),
  isOn: (state) => isIn(state, nodes.blockquote),
};

/** The picture that is marked, by its name. */
export const markedPicture = ({ selection }: EditorState): string | undefined =>
  selection instanceof NodeSelection && selection.node.type === nodes.picture
    ? selection.node.attrs.picture
    : undefined;

/** A link asks where it leads, and a picture which one, so their buttons open a question instead. */
export const tools: Record<ToolName, Tool> = {
  strong: mark(marks.strong),
  em: mark(marks.em),
  link: mark(marks.link),
  heading: block(nodes.heading),
  list: list(nodes.bullet_list),
  numbers: list(nodes.ordered_list),
  quote,
  code: block(nodes.code_block),
  table: { run: insertTable, isOn: isInTable },
  // A picture is chosen first.
  picture: {
    run: () => false,
    isOn: (state) => markedPicture(state) !== undefined,
  },
};

/** In a table only what a line can hold can be done. */
export const isPossible = (state: EditorState, name: ToolName): boolean =>
  !isInTable(state) || lineTools.some((one) => one === name);

export const deeper = ifShallow(sinkListItem(nodes.list_item));
export const higher = liftListItem(nodes.list_item);
