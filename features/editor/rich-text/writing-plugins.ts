import { baseKeymap, chainCommands, exitCode } from "prosemirror-commands";
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import { splitListItem } from "prosemirror-schema-list";
import type { Command, Plugin } from "prosemirror-state";
import { goToNextCell, tableEditing } from "prosemirror-tables";
import { readLink } from "#platform/fields/read-link.ts";
import { lineAbove, lineBelow } from "./lines-around.ts";
import { schema } from "./rich-text-schema.ts";
import { cellBelow } from "./table-steps.ts";
import { deeper, higher, tools } from "./tools.ts";

const { nodes, marks } = schema;

const lineBreak: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type !== nodes.paragraph) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** An address with a blank behind it becomes a link. */
const webAddress = new InputRule(/(?:^|\s)(https?:\/\/\S+)\s$/, (state, match, _start, end) => {
  const to = match[1] ?? "";
  if (typeof readLink(to) === "string") return null;
  const link = marks.link.create({ to });
  return state.tr
    .addMark(end - to.length, end, link)
    .insertText(" ", end)
    .removeStoredMark(link);
});

/** Keys, and what is typed at the beginning of a line. The steps back are the editor's own, of the whole entry. */
export const writingPlugins = (askLink: () => void): Plugin[] => [
  inputRules({
    rules: [
      textblockTypeInputRule(/^#{1,3}\s$/, nodes.heading),
      textblockTypeInputRule(/^```$/, nodes.code_block),
      wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
      wrappingInputRule(/^\s*[-*•]\s$/, nodes.bullet_list),
      wrappingInputRule(/^(\d{1,3})[.)]\s$/, nodes.ordered_list, ([, from]) => ({
        from: Math.max(1, Number(from)),
      })),
      webAddress,
    ],
  }),
  keymap({
    "Mod-b": tools.strong.run,
    "Mod-i": tools.em.run,
    "Mod-k": () => {
      askLink();
      return true;
    },
    "Mod-]": deeper,
    "Mod-[": higher,
    Tab: goToNextCell(1),
    "Shift-Tab": goToNextCell(-1),
    ArrowUp: lineAbove,
    Enter: chainCommands(cellBelow, splitListItem(nodes.list_item)),
    "Shift-Enter": chainCommands(exitCode, lineBreak),
    Backspace: undoInputRule,
  }),
  keymap(baseKeymap),
  tableEditing(),
  lineBelow,
];
