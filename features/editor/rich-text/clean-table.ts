import { mostColumns, mostRows } from "#platform/fields/rich-text.ts";

/**
 * A pasted table as a text can hold it: a line in each cell, and as many cells in each row; where cells were joined,
 * the others are empty. What is no table of words, since it holds others, has a single column or is too large, becomes
 * a line a row.
 * @returns whether it still is a table
 */
export function cleanTable(table: HTMLTableElement): boolean {
  const rows = [...table.rows].filter(({ textContent }) => textContent.trim());
  const columns = Math.max(0, ...rows.map(widthOf));
  const isTable = columns > 1 && columns <= mostColumns && rows.length <= mostRows;
  if (table.caption) table.before(create(table, "p", table.caption.childNodes));
  if (isTable && !table.querySelector("table")) {
    table.replaceChildren(...rows.map((row) => rowOf(row, columns)));
    return true;
  }
  table.replaceWith(...rows.map(lineOf));
  return false;
}

const widthOf = ({ cells }: HTMLTableRowElement) =>
  [...cells].reduce((sum, { colSpan }) => sum + colSpan, 0);

/** In the document of what was pasted: in that of the page its pictures would be asked for. */
function create({ ownerDocument }: Element, name: string, inside: Iterable<Node> = []) {
  const element = ownerDocument.createElement(name);
  element.append(...inside);
  return element;
}

const blocks =
  "address, blockquote, br, dd, div, dl, dt, h1, h2, h3, h4, h5, h6, li, ol, p, pre, ul";

function rowOf(row: HTMLTableRowElement, columns: number): HTMLElement {
  const cells = [...row.cells].flatMap((cell) => {
    for (const block of cell.querySelectorAll(blocks))
      block.replaceWith(" ", ...block.childNodes, " ");
    return [create(row, "td", cell.childNodes), ...emptyCells(row, cell.colSpan - 1)];
  });
  return create(row, "tr", [...cells, ...emptyCells(row, columns - cells.length)]);
}

const emptyCells = (row: Element, length: number) =>
  Array.from({ length }, () => create(row, "td"));

function lineOf(row: HTMLTableRowElement): HTMLElement {
  const line = create(row, "p");
  line.textContent = [...row.cells].map(({ textContent }) => textContent.trim()).join(" · ");
  return line;
}
