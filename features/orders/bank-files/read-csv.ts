import { BankFileRefused, mostBookings, oneLine, type RawBooking } from "./bank-booking.ts";
import type { Role } from "./bank-headings.ts";
import { type Columns, currencyIn, findColumns } from "./csv-columns.ts";
import { decimalSignOf, readAmount } from "./read-amount.ts";
import { dateOrderOf, readDate } from "./read-date.ts";
import { type Delimiter, delimiters, splitCsv } from "./split-csv.ts";

/** Above the headings banks write holder, account and period. */
const mostRowsAbove = 60;
/** Rows in all: some are balances and sums. */
const mostRows = mostBookings + 1_000;

interface Table {
  delimiter: Delimiter;
  columns: Columns;
  headings: readonly string[];
  /** What stands above the headings, in one text. */
  above: string;
  /** Where the rows begin. */
  first: number;
}

interface ReadTable {
  bookings: RawBooking[];
  skipped: number;
  remarks: "date_order"[];
}

/**
 * Bookings of a bank's CSV: delimiter, headings, decimals and the order of a day are found out from the file itself.
 * @param currency of the account, where the file does not say
 * @throws BankFileRefused
 */
export function readCsv(text: string, currency?: string): ReadTable {
  const table = findTable(text);
  if (!table) throw new BankFileRefused("no_header");
  const rows = [...splitCsv(text, table.delimiter, mostRows + table.first)].slice(table.first);
  if (rows.length >= mostRows) throw new BankFileRefused("too_many");
  const cell = (row: readonly string[], role: Role) => row[table.columns[role] ?? -1] ?? "";
  const all = (...wanted: Role[]) =>
    rows.flatMap((row) => wanted.map((role) => cell(row, role)).filter(Boolean));
  const order = dateOrderOf(all("date", "valueDate"));
  const decimal = decimalSignOf(all("amount", "credit", "debit")) ?? usualDecimal(table);
  const usual = currencyIn(table.headings.join(" ")) ?? currencyIn(table.above) ?? currency;

  const bookings: RawBooking[] = [];
  let withoutCurrency = 0;
  for (const row of rows) {
    const date = [cell(row, "date"), cell(row, "valueDate")]
      .map((day) => readDate(day, order ?? "day"))
      .find(Boolean);
    const amount = amountOf(row);
    if (!date || !amount) continue;
    const own = currencyIn(cell(row, "currency") || amountCell(row)) ?? usual;
    if (!own) withoutCurrency += 1;
    bookings.push({
      date,
      amount,
      currency: own ?? "",
      text: oneLine([cell(row, "text"), cell(row, "kind")].filter(Boolean).join(" · ")),
      counterparty: oneLine(cell(row, "counterparty")),
      reference: oneLine(cell(row, "reference")),
    });
  }
  if (withoutCurrency > 0) throw new BankFileRefused("no_currency");
  const skipped = rows.filter((row) => row.some(Boolean)).length - bookings.length;
  return {
    bookings,
    skipped,
    remarks: order === undefined && bookings.length > 0 ? ["date_order"] : [],
  };

  function amountCell(row: readonly string[]): string {
    return cell(row, "amount") || cell(row, "credit") || cell(row, "debit");
  }

  /** One column with a sign, one with a letter beside it, or one for each direction. */
  function amountOf(row: readonly string[]): number | undefined {
    if (table?.columns.amount !== undefined) {
      const amount = readAmount(cell(row, "amount"), decimal);
      return amount && isDebit(cell(row, "side")) ? -Math.abs(amount) : amount;
    }
    const credit = readAmount(cell(row, "credit"), decimal);
    if (credit) return Math.abs(credit);
    const debit = readAmount(cell(row, "debit"), decimal);
    return debit && -Math.abs(debit);
  }
}

/** `S`, `Soll`, `B`, `Borç`, `D`, `DR`, `Debit`. */
const isDebit = (side: string) => /^(s|soll|b|bor[cç]|d|dr|debit|debet)$/i.test(side.slice(0, 10));

function findTable(text: string): Table | undefined {
  for (const delimiter of delimiters) {
    const above: string[] = [];
    let first = 0;
    for (const headings of splitCsv(text, delimiter, mostRowsAbove)) {
      first += 1;
      const columns = findColumns(headings);
      if (columns)
        return { delimiter, columns, headings, above: above.join(" ").slice(-200), first };
      above.push(headings.join(" ").slice(0, 500));
    }
  }
  return undefined;
}

/** Where no number of the file tells: a semicolon stands between columns because the comma is taken. */
const usualDecimal = ({ delimiter }: Table) => (delimiter === "," ? "." : ",");
