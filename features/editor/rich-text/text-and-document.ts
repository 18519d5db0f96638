import type { Mark, Node } from "prosemirror-model";
import type { Block, Inline, RichText } from "#platform/fields/rich-text.ts";
import { type Run, runsOf } from "#platform/fields/same-text.ts";
import { schema } from "./rich-text-schema.ts";

const { nodes, marks } = schema;

/** Lists in lists: deeper than the reader of texts goes, they stand where their parent does. */
const deepest = 4;

/** A text as something that can be written in. */
export const documentOf = (text: RichText): Node => nodes.doc.create(null, nodesOf(text));

function nodesOf(text: RichText): Node[] {
  const made = text.map(nodeOf);
  return made.length > 0 ? made : [nodes.paragraph.create()];
}

function nodeOf(block: Block): Node {
  switch (block.is) {
    case "p":
      return nodes.paragraph.create(null, inlineNodes(block.inside));
    case "h3":
      return nodes.heading.create(
        null,
        inlineNodes(block.inside).filter(({ isText }) => isText),
      );
    case "quote":
      return nodes.blockquote.create(null, nodesOf(block.blocks));
    case "code":
      return nodes.code_block.create(null, block.text === "" ? [] : [schema.text(block.text)]);
    case "picture":
      return nodes.picture.create({ picture: String(block.picture), alt: block.alt ?? "" });
    case "table":
      return nodes.table.create(
        null,
        block.rows.map((row) => nodes.table_row.create(null, row.map(cellOf))),
      );
    case "list": {
      const items = block.items.map((item) => nodes.list_item.create(null, nodesOf(item)));
      return block.from === undefined
        ? nodes.bullet_list.create(null, items)
        : nodes.ordered_list.create({ from: block.from }, items);
    }
  }
}

const cellOf = (cell: readonly Inline[]): Node =>
  nodes.table_cell.create(null, nodes.paragraph.create(null, inlineNodes(cell)));

const inlineNodes = (inlines: readonly Inline[]): Node[] =>
  runsOf(inlines).flatMap(({ words, marks }) =>
    words === "\n" && marks.length === 0
      ? [nodes.hard_break.create()]
      : [schema.text(words.replaceAll("\n", " "), marks.map(markOf))],
  );

function markOf(name: string): Mark {
  const [kind = "", to = ""] = name.split(" ");
  return kind === "link" ? marks.link.create({ to }) : schema.mark(kind);
}

/** What is written as a text: without what would say nothing, and as Markdown can say it. */
export const textOf = (document: Node): RichText => blocksOf(document, 0);

function blocksOf(parent: Node, depth: number): Block[] {
  const blocks = parent.children.flatMap((node): Block[] => {
    const { type } = node;
    if (type === nodes.code_block) {
      const text = node.textContent.trimEnd();
      return text === "" ? [] : [{ is: "code", text }];
    }
    if (type === nodes.picture) {
      const { picture, alt } = node.attrs;
      return [{ is: "picture", picture, ...(alt && { alt }) }];
    }
    if (type === nodes.paragraph || type === nodes.heading) {
      const inside = inlinesOf(node);
      return inside.length > 0 ? [{ is: type === nodes.heading ? "h3" : "p", inside }] : [];
    }
    if (type === nodes.table) return tableOf(node);
    if (depth >= deepest)
      return node.children.flatMap((child) =>
        type === nodes.blockquote ? blocksOf(node, depth) : blocksOf(child, depth),
      );
    if (type === nodes.blockquote) {
      const inside = blocksOf(node, depth + 1);
      return inside.length > 0 ? [{ is: "quote", blocks: inside }] : [];
    }
    const items = node.children
      .map((item) => blocksOf(item, depth + 1))
      .filter(({ length }) => length > 0);
    const from = type === nodes.ordered_list ? { from: Number(node.attrs.from) } : {};
    return items.length > 0 ? [{ is: "list", ...from, items }] : [];
  });
  return blocks;
}

/** A table in which nothing stands says nothing; a line in a cell has no end within. */
function tableOf(table: Node): Block[] {
  if (table.textContent.trim() === "") return [];
  const rows = table.children.map(({ children }) =>
    children.map(({ firstChild }) => (firstChild ? inlinesOf(firstChild, " ") : [])),
  );
  return [{ is: "table", rows }];
}

/** @param lineEnd what stands for the end of a line within */
function inlinesOf(parent: Node, lineEnd = "\n"): Inline[] {
  const runs = parent.children.map((node): Run => {
    if (node.type === nodes.hard_break) return { words: lineEnd, marks: [] };
    return {
      words: (node.text ?? "").replace(/[\t\n\r\f\v\u2028\u2029]/g, " "),
      marks: node.marks.map(({ type, attrs }) =>
        type === marks.link ? `link ${attrs.to}` : type.name,
      ),
    };
  });
  return nest(withoutEdges(runs.flatMap(splitBlanks)));
}

const isBlank = ({ words }: Run) => words.trim() === "";

/** Blanks at the ends of words stand for themselves: emphasis cannot begin or end with one. */
function splitBlanks(run: Run): Run[] {
  if (run.words === "\n" || (run.marks.includes("code") && !isBlank(run))) return [run];
  const words = run.words.trim();
  const from = run.words.length - run.words.trimStart().length;
  return [run.words.slice(0, from), words, run.words.slice(from + words.length)]
    .filter((part) => part !== "")
    .map((part) => ({ words: part, marks: run.marks }));
}

/** Blanks keep what holds on both sides of them; beside a line's end they go. */
function withoutEdges(runs: readonly Run[]): Run[] {
  const isEnd = (run: Run | undefined) => run === undefined || run.words === "\n";
  const kept = runs.flatMap((run, index): Run[] => {
    if (run.words === "\n" || !isBlank(run)) return [run];
    const before = runs.slice(0, index).findLast((one) => one.words === "\n" || !isBlank(one));
    const after = runs.slice(index + 1).find((one) => one.words === "\n" || !isBlank(one));
    if (!before || !after || isEnd(before) || isEnd(after)) return [];
    const marks = before.marks.filter((mark) => mark !== "code" && after.marks.includes(mark));
    return [{ ...run, marks }];
  });
  const first = kept.findIndex((run) => !isEnd(run));
  const last = kept.findLastIndex((run) => !isEnd(run));
  return first < 0 ? [] : kept.slice(first, last + 1);
}

/** What holds for the most words stands around what holds for fewer. */
function nest(runs: readonly Run[]): Inline[] {
  const [first, ...rest] = runs;
  if (!first) return [];
  if (first.words === "\n") return [{ is: "break" }, ...nest(rest)];
  const outer = first.marks.filter((mark) => mark !== "code");
  if (outer.length === 0) {
    const inline: Inline = first.marks.includes("code")
      ? { is: "code", text: first.words }
      : first.words;
    return [inline, ...nest(rest)];
  }
  const reach = (mark: string) => {
    const end = runs.findIndex(({ marks }) => !marks.includes(mark));
    return end < 0 ? runs.length : end;
  };
  const [mark = ""] = outer.toSorted((a, b) => reach(b) - reach(a));
  const end = reach(mark);
  const inside = nest(
    runs.slice(0, end).map((run) => ({ ...run, marks: run.marks.filter((one) => one !== mark) })),
  );
  const [kind = "", to = ""] = mark.split(" ");
  const inline: Inline =
    kind === "link" ? { is: "link", to, inside } : { is: kind as "strong" | "em", inside };
  return [inline, ...nest(runs.slice(end))];
}
