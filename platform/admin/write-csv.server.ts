import { codeCell, defuseCell, phoneCell } from "./defuse-cell.server.ts";
import type { ExportChoice } from "./export-choice.ts";

/** How a reader's spreadsheet program wants a table. */
export interface CsvFormat {
  separator: "," | ";" | "\t";
  /** Begins with the mark by which Excel knows UTF-8. */
  byteOrderMark: boolean;
  /** IANA name of the clock that instants are shown on. */
  timeZone: string;
}

const signs = { comma: ",", semicolon: ";", tab: "\t" } as const;

type Asked = Pick<ExportChoice, "separator" | "mark"> & { zone: string };

/** What an export was asked for (csv-query.ts). */
export const csvFormatOf = ({ separator, mark, zone }: Asked): CsvFormat => ({
  separator: signs[separator],
  byteOrderMark: mark === "yes",
  timeZone: zone,
});

/**
 * One column: `text`, `phone` and `code` (digits that are no number) hold what people typed, `instant` milliseconds
 * since 1970, `amount` a number such as `2900.50`.
 */
export type CsvColumn<Row> = { name: string } & (
  | { kind?: "text" | "phone" | "code" | "amount"; value: (row: Row) => string | null }
  | { kind: "instant"; value: (row: Row) => number | null }
);

/** Writes the rows of a table as RFC 4180 has it, but for the separator; no cell of it is calculated anywhere. */
export function createCsv<Row>(columns: readonly CsvColumn<Row>[], format: CsvFormat) {
  const { separator, byteOrderMark, timeZone } = format;
  // Swedish writes an instant as every spreadsheet program reads it: 2026-11-22 14:05:00.
  const dates = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  const line = (cells: readonly string[]) => `${cells.map(quote).join(separator)}\r\n`;
  const heading = columns.map((one) =>
    one.kind === "instant" ? `${one.name} (${timeZone})` : one.name,
  );

  function cellOf(column: CsvColumn<Row>, row: Row): string {
    const value = column.value(row);
    if (value === null) return "";
    if (typeof value === "number") return dates.format(value);
    switch (column.kind) {
      case "phone":
        return phoneCell(value);
      case "code":
        return codeCell(value);
      case "amount":
        // Where a semicolon parts cells, 12.05 would be read as a day, and 8500.00 as a text that no sum counts.
        return separator === ";" ? value.replace(".", ",") : value;
      default:
        return defuseCell(value);
    }
  }

  return {
    heading: (byteOrderMark ? "\uFEFF" : "") + line(heading),
    lines: (rows: readonly Row[]) =>
      rows.map((row) => line(columns.map((column) => cellOf(column, row)))).join(""),
  };
}

/** In quotes whatever any reader could take for the end of a cell, with whichever separator. */
const quote = (text: string): string =>
  /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
