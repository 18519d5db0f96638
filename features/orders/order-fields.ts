import * as v from "valibot";
import { currencies } from "#features/catalogue/product-choices.ts";
import { email, line, optionalLine } from "#platform/submissions/field-schemas.ts";
import type { BuyerKind } from "./rules/countries.ts";
import { orderLimits } from "./rules/order-limits.ts";

export type { BuyerKind };
export const buyerKinds = ["person", "business"] as const satisfies BuyerKind[];

export const paymentMethods = ["transfer"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** What a buyer may agree to; which of it is asked of whom, `shownTo` says (features/buyer-rights). */
export const consents = [
  "terms",
  "information",
  "contract",
  "early_start",
  "withdrawal_ends",
] as const;

/** `TR`, `DE` …: ISO 3166-1, two capital letters. */
const country = v.pipe(v.string("required"), v.regex(/^[A-Z]{2}$/, "required"));

/** A control that a form may leave out. */
const mayBeAbsent = (max: number) => v.optional(optionalLine(max), "");

/** Who buys, and to whom the invoice is made out; the names are those of the API. */
export const buyerSchema = v.strictObject({
  Kind: v.picklist(buyerKinds, "required"),
  NameSurname: line(200),
  Email: email,
  Phone: mayBeAbsent(40),
  /** Of a business: its name as the register has it. */
  Company: mayBeAbsent(200),
  Country: country,
  Street: line(200),
  PostalCode: mayBeAbsent(20),
  City: line(100),
  /** District, province or state, where addresses have one. */
  Region: mayBeAbsent(100),
  /** Of a business in Türkiye its VKN (or the TCKN of a sole trader); elsewhere the number of its own country. */
  TaxNumber: mayBeAbsent(30),
  /** Türkiye: the tax office (vergi dairesi). */
  TaxOffice: mayBeAbsent(100),
  /** EU: with the letters of its country. */
  VatId: mayBeAbsent(20),
  /** German public bodies. */
  LeitwegId: mayBeAbsent(46),
  /** Türkiye, persons: TCKN, only where the document needs it. */
  IdentityNumber: mayBeAbsent(11),
  /** The buyer's own order number, which stands on our documents. */
  OwnReference: mayBeAbsent(50),
});
export type Buyer = v.InferOutput<typeof buyerSchema>;

/** Money in the smallest unit of its currency. */
const minorUnits = v.pipe(v.number("required"), v.safeInteger("not_whole"), v.minValue(0, "wrong"));

const orderedLine = v.strictObject({
  ProductId: v.pipe(v.number("required"), v.safeInteger("unknown_product")),
  Quantity: v.pipe(
    v.number("required"),
    v.safeInteger("not_whole"),
    v.minValue(1, "too_few"),
    v.maxValue(1_000_000, "too_many"),
  ),
});

/** The body of `POST /api/v1/Shop/Order/Create`. */
export const orderSchema = v.strictObject({
  Lines: v.pipe(
    v.array(orderedLine, "required"),
    v.minLength(1, "required"),
    v.maxLength(orderLimits.lines, "too_many"),
  ),
  Buyer: buyerSchema,
  /** The total that the buyer saw, tax included; another one is answered 409 with the sums of now. */
  SeenTotal: minorUnits,
  Currency: v.picklist(currencies, "required"),
  PaymentMethod: v.picklist(paymentMethods, "required"),
  Language: v.optional(v.string("unknown_language"), ""),
  Consents: v.optional(
    v.pipe(
      v.array(v.picklist(consents, "unknown"), "unknown"),
      // They are stored as they are sent.
      v.check((given) => new Set(given).size === given.length, "given_twice"),
    ),
    [],
  ),
  /** Nobody sees it; only machines fill it in. */
  Website: v.optional(v.string("not_text"), ""),
});
export type OrderForm = v.InferOutput<typeof orderSchema>;

/** Controls of the plain form that a buyer fills in → place in the body. */
export const buyerControls = {
  kind: "Buyer.Kind",
  name: "Buyer.NameSurname",
  email: "Buyer.Email",
  number: "Buyer.Phone",
  company: "Buyer.Company",
  country: "Buyer.Country",
  street: "Buyer.Street",
  postalCode: "Buyer.PostalCode",
  city: "Buyer.City",
  region: "Buyer.Region",
  taxNumber: "Buyer.TaxNumber",
  taxOffice: "Buyer.TaxOffice",
  vatId: "Buyer.VatId",
  leitwegId: "Buyer.LeitwegId",
  identityNumber: "Buyer.IdentityNumber",
  ownReference: "Buyer.OwnReference",
} as const satisfies Record<string, `Buyer.${keyof Buyer}`>;

/**
 * All controls of the plain form → place in the body. `lines` is one text, `1030,1010x2`; `seenTotal` a whole number;
 * a checkbox of a consent is there (any value) or absent.
 */
export const orderControls = {
  ...buyerControls,
  lines: "Lines",
  seenTotal: "SeenTotal",
  currency: "Currency",
  payment: "PaymentMethod",
  consentTerms: "Consents.terms",
  consentInformation: "Consents.information",
  consentContract: "Consents.contract",
  consentEarlyStart: "Consents.early_start",
  consentWithdrawalEnds: "Consents.withdrawal_ends",
} as const;
