import type { Inline, RichText } from "./rich-text.ts";

/** Whether both show the same: which of two signs stands around the other does not matter. */
export const isSameText = (one: RichText | string, other: RichText | string): boolean =>
  typeof one !== "string" &&
  typeof other !== "string" &&
  JSON.stringify(flat(one)) === JSON.stringify(flat(other));

const flat = (text: RichText): unknown =>
  text.map((block) => {
    if (block.is === "code" || block.is === "picture") return block;
    if (block.is === "quote") return { is: "quote", blocks: flat(block.blocks) };
    if (block.is === "list") return { ...block, items: block.items.map(flat) };
    if (block.is === "table")
      return { is: "table", rows: block.rows.map((row) => row.map((cell) => runsOf(cell))) };
    return { is: block.is, runs: runsOf(block.inside) };
  });

/** Words, and all that holds for them. */
export interface Run {
  words: string;
  /** Sorted; `link …` with its address. */
  marks: readonly string[];
}

/** A line's end within words, with the blanks around it, is one blank. */
function inOneLine(words: string): string {
  const [first = "", ...rest] = words.split("\n");
  const last = rest.pop();
  if (last === undefined) return words;
  const between = rest.map((line) => line.trim()).filter((line) => line !== "");
  return [first.trimEnd(), ...between, last.trimStart()].join(" ");
}

/** A line as words one after another; what holds for several of them is said of each. A break is a line's end. */
export function runsOf(inlines: readonly Inline[], marks: readonly string[] = []): Run[] {
  const runs: Run[] = [];
  for (const inline of inlines) {
    if (typeof inline === "string") add({ words: inOneLine(inline), marks });
    else if (inline.is === "break") add({ words: "\n", marks: [] });
    else if (inline.is === "code") add({ words: inline.text, marks: withMark(marks, "code") });
    else {
      const mark = inline.is === "link" ? `link ${inline.to}` : inline.is;
      runsOf(inline.inside, withMark(marks, mark)).forEach(add);
    }
  }
  return runs;

  function add(run: Run): void {
    const last = runs.at(-1);
    if (run.words === "") return;
    if (last && last.marks.join() === run.marks.join())
      runs[runs.length - 1] = { ...last, words: last.words + run.words };
    else runs.push(run);
  }
}

const withMark = (marks: readonly string[], mark: string) => [...new Set([...marks, mark])].sort();
