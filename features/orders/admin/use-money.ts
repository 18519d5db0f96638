import { useFormatter } from "use-intl";

/** Writes minor units as money: (345100, `EUR`) → `3.451,00 €`. All currencies of the shop have two decimals. */
export function useMoney(): (minorUnits: number, currency: string) => string {
  const format = useFormatter();
  return (minorUnits, currency) =>
    format.number(minorUnits / 100, { style: "currency", currency, currencyDisplay: "code" });
}
