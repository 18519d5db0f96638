import * as v from "valibot";
import { isInUnion } from "#features/orders/rules/countries.ts";
import { readLeitwegId } from "#features/orders/rules/identities/leitweg-id.ts";
import { readTckn, readVkn } from "#features/orders/rules/identities/turkish-numbers.ts";
import { readVatId } from "#features/orders/rules/identities/vat-id.ts";
import { line, optionalLine } from "#platform/submissions/field-schemas.ts";

/** Under the names that the controls of an order have, so that an address fills in a checkout. */
const entries = {
  kind: v.picklist(["person", "business"], "required"),
  name: line(200),
  company: optionalLine(200),
  country: v.pipe(v.string("required"), v.regex(/^[A-Z]{2}$/, "required")),
  street: line(200),
  postalCode: optionalLine(20),
  city: line(100),
  region: optionalLine(100),
  taxNumber: optionalLine(30),
  taxOffice: optionalLine(100),
  vatId: optionalLine(20),
  leitwegId: optionalLine(46),
};

/** Whom an invoice is made out to. Never a card, and never the identity number of a person. */
export const billingFields = v.pipe(
  v.object(entries),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const key of shownIdentities(input)) {
      const message = problemOf(key, input);
      const value = input[key];
      if (message)
        addIssue({ message, path: [{ type: "object", origin: "value", input, key, value }] });
    }
  }),
);

export type BillingFields = v.InferOutput<typeof billingFields>;
export type BillingField = keyof BillingFields;

/** What tells businesses apart, each for some of them alone. */
const identities = ["company", "taxNumber", "taxOffice", "vatId", "leitwegId"] as const;
type Identity = (typeof identities)[number];

type Where = Pick<BillingFields, "country" | "kind">;

const isFor: Record<Identity, (country: string) => boolean> = {
  company: () => true,
  taxNumber: (country) => !isInUnion(country),
  taxOffice: (country) => country === "TR",
  vatId: isInUnion,
  leitwegId: (country) => country === "DE",
};

/** Which of them a form asks for: of a person none. */
export const shownIdentities = ({ country, kind }: Where): Identity[] =>
  kind === "business" ? identities.filter((identity) => isFor[identity](country)) : [];

/** Without it no invoice can be made out there. */
export const isNeeded = (identity: Identity, country: string): boolean =>
  identity === "company" || (country === "TR" && ["taxNumber", "taxOffice"].includes(identity));

/** A number as registers write it; nothing where its form or its check digits are wrong. */
const readers: Partial<Record<Identity, (text: string, country: string) => string | undefined>> = {
  // A sole trader in Türkiye has no other tax number than the own identity number.
  taxNumber: (text, country) =>
    country === "TR" ? (readVkn(text) ?? readTckn(text)) : text.trim(),
  vatId: (text, country) => readVatId(country, text),
  leitwegId: readLeitwegId,
};

function problemOf(identity: Identity, fields: BillingFields): string | undefined {
  const text = fields[identity].trim();
  if (text === "") return isNeeded(identity, fields.country) ? "required" : undefined;
  const read = readers[identity];
  return read && read(text, fields.country) === undefined ? "wrong_number" : undefined;
}

/** As it is kept: what is not asked for there is empty, numbers are written as registers write them. */
export function tidyBilling(fields: BillingFields): BillingFields {
  const shown = shownIdentities(fields);
  const tidied = Object.entries(fields).map(([name, value]) => [name, value.trim()]);
  for (const identity of identities) {
    const text = fields[identity].trim();
    const read = readers[identity]?.(text, fields.country) ?? text;
    tidied.push([identity, shown.includes(identity) ? read : ""]);
  }
  return Object.fromEntries(tidied) as BillingFields;
}
