import type { ReactNode } from "react";

export interface Column<Row> {
  name: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand below each other, at the right. */
  isFigure?: boolean;
}

interface Props<Row> {
  /** For those who hear the page. */
  caption: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** A table; on a narrow page each row is a small card, whose lines say the column's name (CSS). */
export function DeskTable<Row>({ caption, columns, rows, keyOf }: Props<Row>) {
  return (
    <table className="desk-table">
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
            {columns.map(({ name, cell, isFigure }) => (
              <td key={name} data-name={name} data-figure={isFigure}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
