import * as v from "valibot";
import { type Consent, missingConsents } from "#features/buyer-rights/texts/shown-texts.ts";
import { buyerSoFar } from "../buyer-so-far.ts";
import { type Buyer, buyerControls, buyerSchema } from "../order-fields.ts";
import { checkBuyer } from "../placing/check-buyer.ts";
import { sellTo } from "../shop-facts.ts";
import { isAskedOf } from "./buyer-controls.ts";
import { consentControls } from "./consent-controls.ts";

/** Control → message code, or the server's own sentence. */
export type BuyerErrors = Partial<Record<string, string>>;

const controls = Object.entries(buyerControls).map(
  ([control, place]) => [control, place.slice("Buyer.".length)] as const,
);

/** The buyer as the API names it; what is not asked of them is still there, and empty, whatever its hidden control holds. */
export function buyerIn(data: FormData): Record<string, string> {
  const value = (control: string) => String(data.get(control) ?? "");
  const buyer = { kind: value("kind"), country: value("country") };
  return Object.fromEntries(
    controls.map(([control, name]) => [name, isAskedOf(control, buyer) ? value(control) : ""]),
  );
}

export const consentsIn = (data: FormData): Consent[] =>
  (Object.keys(consentControls) as Consent[]).filter((name) => data.has(consentControls[name]));

/** What of the form stands in the texts, as one text that can be compared; empty while it is not known who buys where. */
export function factsOfTexts(data: FormData): string {
  const buyer = buyerSoFar(buyerIn(data));
  return buyer ? JSON.stringify({ buyer, consents: consentsIn(data) }) : "";
}

/** What is wrong with what was typed, in the order of the form, and what is still to be agreed to. */
export function wrongWith(data: FormData): { errors: BuyerErrors; consents: Consent[] } {
  const typed = buyerIn(data);
  const read = v.safeParse(buyerSchema, typed, { abortPipeEarly: true });
  const issues = read.issues ?? [];
  // Told at once: what a field lacks by itself goes before what does not fit to the others.
  const codes: Record<string, string | undefined> = {
    ...checkBuyer(read.success ? read.output : (typed as Buyer), sellTo),
    ...Object.fromEntries(
      issues.map((issue) => [String(issue.path?.[0]?.key), issue.message]).reverse(),
    ),
  };
  const errors = Object.fromEntries(
    controls.flatMap(([control, name]) => (codes[name] ? [[control, codes[name]]] : [])),
  );
  if (!read.success) return { errors, consents: [] };
  const { Country: country, Kind: kind } = read.output;
  return { errors, consents: missingConsents({ country, kind }, consentsIn(data)) };
}
