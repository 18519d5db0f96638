import type { BuyerKind, consents } from "#features/orders/order-fields.ts";

/** What a buyer may agree to. */
export type Consent = (typeof consents)[number];

/** The legal texts of selling; each is an entry, such as `order-contract`. */
export const orderTextKinds = ["information", "contract", "withdrawal", "terms"] as const;
export type OrderTextKind = (typeof orderTextKinds)[number];

/** Which text an entry of the kind `order-text` is, by its name. */
export const orderTextOf = (entry: string) => entry.replace(/^order-/, "") as OrderTextKind;

interface Shown {
  /** Country of the buyer, or `any`. */
  country: string;
  kind: BuyerKind;
  /** In the order in which they are read before the order and mailed after it. */
  texts: readonly OrderTextKind[];
  /** Without these there is no order. */
  asked: readonly Consent[];
  /**
   * May be given, and then all of them: work begins before the withdrawal period ends. Nobody is made to give up
   * a right in order to buy.
   */
  offered: readonly Consent[];
}

/**
 * Who is shown what, the first row that fits.
 * Türkiye, persons: Law 6502 art. 48, Regulation on Distance Contracts art. 5 to 8 and 15; two consents, each by itself.
 * Other persons: Directive 2011/83/EU art. 6, 8, 16 (in Germany BGB § 356); one consent that says both.
 */
const shown: readonly Shown[] = [
  { country: "any", kind: "business", texts: ["terms"], asked: ["terms"], offered: [] },
  {
    country: "TR",
    kind: "person",
    texts: ["information", "contract", "terms"],
    asked: ["terms", "information", "contract"],
    offered: ["early_start", "withdrawal_ends"],
  },
  {
    country: "any",
    kind: "person",
    texts: ["withdrawal", "terms"],
    asked: ["terms"],
    offered: ["early_start"],
  },
];

interface Buyer {
  country: string;
  kind: BuyerKind;
}

/** What a buyer reads and is asked before an order. */
export function shownTo(buyer: Buyer): Shown {
  const row = shown.find(
    ({ country, kind }) => kind === buyer.kind && (country === "any" || country === buyer.country),
  );
  if (!row) throw new Error(`no legal texts for a ${buyer.kind} in ${buyer.country}`);
  return row;
}

/** What is still missing of what a buyer agrees to: all that is asked, and of what is offered all or nothing. */
export function missingConsents(buyer: Buyer, given: readonly Consent[]): Consent[] {
  const { asked, offered } = shownTo(buyer);
  const begun = offered.some((consent) => given.includes(consent)) ? offered : [];
  return [...asked, ...begun].filter((consent) => !given.includes(consent));
}

/** Work may begin before the withdrawal period ends. */
export function startsEarly(buyer: Buyer, given: readonly Consent[]): boolean {
  const { offered } = shownTo(buyer);
  return offered.length > 0 && offered.every((consent) => given.includes(consent));
}
