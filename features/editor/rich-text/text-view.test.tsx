import type { Command } from "prosemirror-state";
import { Selection } from "prosemirror-state";
import { afterEach, expect, test } from "vitest";
import { lineAbove } from "./lines-around.ts";
import { tableSteps } from "./table-steps.ts";
import { createTextView } from "./text-view.ts";
import { tools } from "./tools.ts";

const types =
  (words: string): Command =>
  ({ tr }, dispatch) => {
    dispatch?.(tr.insertText(words));
    return true;
  };
const goesToEnd: Command = ({ tr }, dispatch) => {
  dispatch?.(tr.setSelection(Selection.atEnd(tr.doc)));
  return true;
};
/** Behind the last word; below a table stands an empty line. */
const goesToLastWord: Command = ({ tr }, dispatch) => {
  let end = 0;
  tr.doc.descendants((node, at) => {
    if (node.isText) end = at + node.nodeSize;
  });
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(end), -1)));
  return true;
};

afterEach(() => {
  document.body.innerHTML = "";
});

/** Whether each of the steps is taken back with the typing before it. */
function goesOnWithTyping(written: string, ...commands: Command[]): boolean[] {
  const told: boolean[] = [];
  const nothing = () => {};
  const view = createTextView(document.body, written, {
    ...{ onState: nothing, onPaste: nothing, askLink: nothing, undo: nothing, redo: nothing },
    onText: (_, isTyped) => told.push(isTyped),
    photoOf: () => undefined,
  });
  view.run(goesToLastWord);
  for (const command of commands) view.run(command);
  view.destroy();
  return told;
}

const table = "| a | b |\n| --- | --- |\n| c | d |\n| e | f |";

test.each(Object.entries(tableSteps))("%s right after typing is a step of its own", (_, step) => {
  expect(goesOnWithTyping(table, types("x"), types("y"), step)).toEqual([true, true, false]);
});

test("what a button does to the words is a step of its own, too", () => {
  for (const name of ["heading", "list", "quote"] as const)
    expect(goesOnWithTyping("Words", types("x"), tools[name].run), name).toEqual([true, false]);
  // An empty table is stored with its first letter.
  const { table } = tools;
  const told = goesOnWithTyping("Words", types("x"), table.run, types("y"), types("z"));
  expect(told).toEqual([true, false, true]);
});

/** What is written below and above, and what is stored then. */
function writtenInto(written: string, ...commands: Command[]): string | undefined {
  let stored: string | undefined;
  const nothing = () => {};
  const view = createTextView(document.body, written, {
    ...{ onState: nothing, onPaste: nothing, askLink: nothing, undo: nothing, redo: nothing },
    onText: ({ markdown }) => {
      stored = markdown;
    },
    photoOf: () => undefined,
  });
  // Of the command alone: nothing is drawn here that a line could be the first of.
  for (const command of commands) view.run((state, dispatch) => command(state, dispatch));
  view.destroy();
  return stored;
}

const code = "```\na = 1\n```";
const picture = `![](picture:${"a".repeat(32)})`;

test.each([table, code, picture])("one goes on writing below what stands last: %s", (last) => {
  expect(writtenInto(last, goesToEnd, types("Below"))).toBe(`${last}\n\nBelow`);
});

test("what a button makes of the last line has a line below it, too, and none is stored", () => {
  expect(writtenInto("Words", goesToEnd, tools.code.run)).toBe("```\nWords\n```");
  expect(writtenInto("Words", goesToEnd, tools.code.run, goesToEnd, types("Below"))).toBe(
    "```\nWords\n```\n\nBelow",
  );
});

const goesToBeginning: Command = ({ tr }, dispatch) => {
  dispatch?.(tr.setSelection(Selection.atStart(tr.doc)));
  return true;
};

test.each([table, code, picture])("the arrow leads above what stands first: %s", (first) => {
  expect(writtenInto(first, goesToBeginning, lineAbove, types("Above"))).toBe(`Above\n\n${first}`);
});

test("it leads to what stands above already, and from a row to the one above", () => {
  expect(writtenInto("Words", goesToBeginning, lineAbove, types("x"))).toBe("xWords");
  expect(writtenInto(table, goesToLastWord, lineAbove, types("x"))).toBe(
    table.replace("| f |", "| fx |"),
  );
});

test("a column that was taken out comes back as it was, though its words begin like those of its neighbour", () => {
  const written = "| When | Who |\n| --- | --- |\n| By day | The team |";
  const nothing = () => {};
  const view = createTextView(document.body, written, {
    ...{ onState: nothing, onPaste: nothing, askLink: nothing, undo: nothing, redo: nothing },
    ...{ onText: nothing, photoOf: () => undefined },
  });
  const rows = () =>
    [...document.querySelectorAll("tr")].map((row) =>
      [...row.children].map(({ textContent }) => textContent).join("|"),
    );
  view.show("| Who |\n| --- |\n| The team |");
  expect(rows()).toEqual(["Who", "The team"]);
  view.show(written);
  expect(rows()).toEqual(["When|Who", "By day|The team"]);
  view.destroy();
});
