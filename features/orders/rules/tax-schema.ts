import * as v from "valibot";
import { filled, inEachLanguageOrNone } from "#platform/content/words-schema.ts";

/** A country, a group of countries (`EU`), or `any`. */
const place = v.pipe(v.string(), v.regex(/^([A-Z]{2}|any)$/));

const taxRow = v.strictObject({
  seller: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  buyer: place,
  kind: v.picklist(["person", "business", "any"]),
  /** `valid`: only while the buyer's VAT id is known to be valid. */
  vatId: v.picklist(["valid", "any"]),
  taxClass: v.picklist(["standard"]),
  /** First day on which it holds, in the seller's country. */
  from: v.pipe(v.string(), v.isoDate()),
  percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  treatment: v.picklist(["domestic", "export", "reverse-charge", "destination"]),
  note: filled,
});

/** Taxes as dated rows, content/tax.json; nothing is ever taken out, an order of then is reckoned as then. */
export const taxSchema = v.pipe(
  v.strictObject({
    rows: v.array(taxRow),
    /** Law that the document names, below the sums. */
    notes: v.record(filled, inEachLanguageOrNone),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { rows, notes } = dataset.value;
    const seen = new Set<string>();
    for (const { percent, treatment, note, ...when } of rows) {
      const name = Object.values(when).join(" ");
      if (!(note in notes)) addIssue({ message: `row ${name}: there is no note ${note}` });
      if (seen.has(name)) addIssue({ message: `row ${name} stands twice` });
      seen.add(name);
    }
  }),
);

export type TaxRow = v.InferOutput<typeof taxRow>;
export type TaxNotes = v.InferOutput<typeof taxSchema>["notes"];
