import tax from "#content/tax.json" with { type: "json" };
import { dateTimeFormat } from "#platform/language/intl-formats.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { type BuyerKind, namesOf } from "./countries.ts";
import type { TaxNotes, TaxRow } from "./tax-schema.ts";

/** Checked against the schema by the start and the tests, not again in the browser. */
const { rows, notes } = tax as { rows: readonly TaxRow[]; notes: TaxNotes };

/** What is known about a VAT id; only `valid` changes a rate. No answer of the register is not valid. */
export type VatIdState = "none" | "to-check" | "valid" | "invalid";

export interface TaxQuestion {
  /** ISO 3166-1 of the seller's seat and of the buyer's address. */
  seller: string;
  buyer: string;
  kind: BuyerKind;
  vatId: VatIdState;
  taxClass?: TaxRow["taxClass"];
  /** `2026-11-22`, the day in the seller's country. */
  on: string;
}

/**
 * The row that holds: among those that fit, the one that says most about the buyer (country before group before any,
 * then the VAT id), and of these the latest that has begun. Nothing where no row fits: then it is sold by quote only.
 */
export function findTax(question: TaxQuestion): TaxRow | undefined {
  const { seller, buyer } = question;
  // What holds abroad never holds at home, not even where the row for home is missing.
  const places = buyer === seller ? [buyer] : [...namesOf(buyer), "any"];
  return rows
    .filter((row) => places.includes(row.buyer) && fits(row, question))
    .sort(
      (a, b) =>
        places.indexOf(a.buyer) - places.indexOf(b.buyer) ||
        Number(b.vatId === "valid") - Number(a.vatId === "valid") ||
        Number(a.from < b.from) - Number(a.from > b.from),
    )[0];
}

function fits(row: TaxRow, { seller, kind, vatId, taxClass = "standard", on }: TaxQuestion) {
  return (
    row.seller === seller &&
    (row.kind === "any" || row.kind === kind) &&
    (row.vatId === "any" || row.vatId === vatId) &&
    row.taxClass === taxClass &&
    row.from <= on
  );
}

/** The law that a document names for a row; empty where there is nothing to say. */
export function taxNote(row: Pick<TaxRow, "note">, language: LanguageCode): string {
  return notes[row.note]?.[language] ?? "";
}

/** The day of an instant (ms since 1970) where the seller sits: rates change at its midnight. */
export function dayIn(timeZone: string, instant: number): string {
  return dateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(instant);
}
