import type { PagePlace } from "#platform/paging/page-place.ts";
import { type CsvColumn, type CsvFormat, createCsv } from "./write-csv.server.ts";

/** Rows that are read at a time. */
const batch = 500;

interface Batch<Row> {
  rows: readonly Row[];
  /** Below which the next ones are; undefined: there are none. */
  next: PagePlace | undefined;
}

/** A whole list as CSV, batch by batch. */
export async function* exportCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  format: CsvFormat,
  read: (after: PagePlace | undefined, most: number) => Promise<Batch<Row>>,
): AsyncGenerator<string> {
  const csv = createCsv(columns, format);
  yield csv.heading;
  let after: PagePlace | undefined;
  do {
    const { rows, next } = await read(after, batch);
    yield csv.lines(rows);
    after = next;
  } while (after);
}
