import type { ReactNode } from "react";
import { LineBreaks } from "./line-breaks.tsx";

export interface Column<Row> {
  name: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand below each other, at the right. */
  isFigure?: boolean;
  /** Holds what people typed: a word without end breaks anywhere instead of widening the table. */
  isFree?: boolean;
}

/** A cell that says only this has nothing to say, and is left out of a card. */
const nothing = "–";

interface Props<Row> {
  /** For those who hear the page. */
  caption: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  /** Said in its place where there are none. */
  empty?: string;
  keyOf: (row: Row) => string;
}

/** A table; on a narrow page each row is a small card under its first cell, whose lines say the column's name (CSS). */
export function AdminTable<Row>({ caption, columns, rows, empty, keyOf }: Props<Row>) {
  if (empty && rows.length === 0) return <p className="admin-empty">{empty}</p>;
  return (
    <table className="admin-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name, isFigure }) => (
            <th key={name} scope="col" data-figure={isFigure}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <Cell key={column.name} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { name, cell, isFigure, isFree } = column;
  const shown = cell(row);
  return (
    <td
      data-name={name}
      data-figure={isFigure}
      data-free={isFree}
      data-empty={shown === nothing || undefined}
    >
      {typeof shown === "string" ? <LineBreaks>{shown}</LineBreaks> : shown}
    </td>
  );
}
