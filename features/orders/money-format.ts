import type { WriteNumber } from "#platform/language/write-number.ts";

/**
 * Writes an amount of an order, in every place alike, with its cents: (345100, `EUR`) → `3.451,00 €`. What a product
 * costs is written shorter (features/cart/write-price.ts).
 */
export const formatMoney = (minorUnits: number, currency: string, number: WriteNumber): string =>
  // All currencies of the shop have two decimals (rules/currencies.ts).
  number(minorUnits / 100, { style: "currency", currency, currencyDisplay: "narrowSymbol" });
