import places from "#content/order-texts/places.json" with { type: "json" };
import { fillFacts } from "#features/legal/fill-facts.ts";
import type { OrderTables } from "#features/orders/order-tables.server.ts";
import { minorDigits } from "#features/orders/rules/currencies.ts";
import { wholeSite as site } from "#platform/content/whole-site.server.ts";
import { dateTimeFormat, displayNames, numberFormat } from "#platform/language/intl-formats.ts";
import { type LanguageCode, languageOf } from "#platform/language/languages.ts";
import { placeLines } from "#platform/rules/place-lines.ts";
import { saidIn } from "./general-places.server.ts";
import type { OrderPlace, TextTemplate, TextTemplates } from "./read-text.server.ts";
import { type Consent, shownTo, startsEarly } from "./shown-texts.ts";

type Columns = OrderTables["shop_order"];

/** What of an order stands in its texts: its columns, and its sums as they were shown. */
export type OrderInText = Pick<
  Columns,
  | "language"
  | "currency"
  | "kind"
  | "name"
  | "company"
  | "email"
  | "phone"
  | "country"
  | "street"
  | "postal_code"
  | "city"
  | "region"
  | "tax_number"
  | "tax_office"
  | "vat_id"
  | "payment_method"
> & {
  /** Absent before the order. */
  reference?: string;
  created_at?: number;
  consents: readonly Consent[];
};

export interface SumsInText {
  lines: readonly { name: string; quantity: number; net: number }[];
  net: number;
  tax: number;
  total: number;
  taxPercent: number;
  taxNote: string;
}

export interface FilledText extends TextTemplate {
  /** As this buyer reads it (text-blocks.ts). */
  text: string;
}

/**
 * The texts that an order is made under, in the order in which they are read.
 * @param templates in its language
 */
export function textsFor(
  templates: TextTemplates,
  order: OrderInText,
  sums: SumsInText,
): FilledText[] {
  const facts = factsOf(order, sums);
  return shownTo(order).texts.map((kind) => {
    const template = templates[kind];
    return { ...template, text: fillFacts(template.template, facts) };
  });
}

/** A template that was frozen with an order, filled in again: the same text to the letter. */
export const fillAgain = (template: string, order: OrderInText, sums: SumsInText): string =>
  fillFacts(template, factsOf(order, sums));

/** What an order says at each place; an empty one takes its line away. */
function factsOf(order: OrderInText, sums: SumsInText): Record<OrderPlace, string> {
  const { language, currency, kind } = order;
  const said = saidIn(language);
  const { locale } = languageOf(language);
  const amount = (minorUnits: number) => writeAmount(minorUnits, currency, language);
  const general = (place: "orderReference" | "orderDate") => places.general[place][language];
  return {
    buyerName: oneLine(kind === "business" ? `${order.company} (${order.name})` : order.name),
    buyerAddress: oneLine(addressOf(order)),
    buyerEmail: oneLine(order.email),
    buyerPhone: oneLine(order.phone),
    buyerTaxNumber: oneLine(
      [order.tax_office, order.tax_number, order.vat_id].filter(Boolean).join(", "),
    ),
    orderLines: sums.lines
      .map(({ quantity, name, net }) =>
        said.line({ quantity: String(quantity), name: oneLine(name), amount: amount(net) }),
      )
      .join("\n"),
    orderNet: amount(sums.net),
    orderTax: said.tax({
      percent: numberFormat(locale, { maximumFractionDigits: 2 }).format(sums.taxPercent),
      amount: amount(sums.tax),
    }),
    orderTotal: amount(sums.total),
    taxNote: sums.taxNote,
    paymentMethod: said.transfer(),
    payWithin: said.payWithin(),
    start: said[startOf(order)](),
    orderReference: order.reference ?? general("orderReference"),
    orderDate:
      order.created_at === undefined ? general("orderDate") : writeDay(order.created_at, locale),
  };
}

const startOf = (order: OrderInText) => {
  if (order.kind === "business") return "startForBusiness";
  return startsEarly(order, order.consents) ? "startEarly" : "startLater";
};

function addressOf({ street, postal_code, city, region, country, language }: OrderInText): string {
  const named = displayNames([languageOf(language).locale], { type: "region" }).of(country);
  const places = placeLines({ country, postalCode: postal_code, city, region });
  return [street, ...places, named ?? country].filter(Boolean).join(", ");
}

/** A buyer's words stay in their line: a break could begin a paragraph of the contract. */
const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, " ").trim();

function writeAmount(
  minorUnits: number,
  currency: Columns["currency"],
  language: LanguageCode,
): string {
  const { locale } = languageOf(language);
  const digits = minorDigits[currency];
  const options = { style: "currency", currency } as const;
  return numberFormat(locale, options).format(minorUnits / 10 ** digits);
}

const writeDay = (instant: number, locale: string) =>
  dateTimeFormat(locale, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: site.contact.officeHours.timeZone,
  }).format(instant);
