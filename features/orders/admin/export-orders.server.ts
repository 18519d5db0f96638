import { exportCsv } from "#platform/admin/export-csv.server.ts";
import type { CsvColumn, CsvFormat } from "#platform/admin/write-csv.server.ts";
import type { Db } from "#platform/store/store.server.ts";
import { toDecimal } from "../rules/currencies.ts";
import { findOrders, type ListedRow, type OrderFilter } from "./find-orders.server.ts";

/** The orders that a filter shows as CSV. */
export const exportOrders = (db: Db, filter: OrderFilter, format: CsvFormat) =>
  exportCsv(columns, format, async (after, most) => {
    const { items, next } = await findOrders(db, filter, after, most);
    const last = next ? items.at(-1) : undefined;
    return { rows: items, next: last && { at: last.created_at, id: last.id } };
  });

const money = (name: string, amount: (order: ListedRow) => number): CsvColumn<ListedRow> => ({
  name,
  kind: "amount",
  value: (order) => toDecimal(amount(order), order.currency),
});

/** An identity number of a person (TCKN) is in no export, also where it is a sole trader's tax number. */
const taxNumber = ({ country, tax_number }: ListedRow) =>
  country === "TR" && tax_number.length === 11 ? "" : tax_number;

const columns: CsvColumn<ListedRow>[] = [
  { name: "Reference", value: ({ reference }) => reference },
  { name: "Ordered", kind: "instant", value: ({ created_at }) => created_at },
  { name: "State", value: ({ state }) => state },
  { name: "Currency", value: ({ currency }) => currency },
  money("Net", ({ net }) => net),
  money("Tax", ({ tax }) => tax),
  money("Total", ({ total }) => total),
  money("Paid", ({ paid }) => paid),
  { name: "Kind", value: ({ kind }) => kind },
  { name: "Name", value: ({ name }) => name },
  { name: "Company", value: ({ company }) => company },
  { name: "Email", value: ({ email }) => email },
  { name: "Phone", kind: "phone", value: ({ phone }) => phone },
  { name: "Street", value: ({ street }) => street },
  { name: "Postal code", kind: "code", value: ({ postal_code }) => postal_code },
  { name: "City", value: ({ city }) => city },
  { name: "Region", value: ({ region }) => region },
  { name: "Country", value: ({ country }) => country },
  { name: "Tax number", kind: "code", value: taxNumber },
  { name: "Tax office", value: ({ tax_office }) => tax_office },
  { name: "VAT id", kind: "code", value: ({ vat_id }) => vat_id },
  { name: "Own reference", kind: "code", value: ({ own_reference }) => own_reference },
  { name: "Language", value: ({ language }) => language },
];
