import type { Command } from "prosemirror-state";
import { Selection } from "prosemirror-state";
import { afterEach, expect, test } from "vitest";
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
  view.run(goesToEnd);
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
