import { useFormatter } from "use-intl";
import { formatMoney } from "./money-format.ts";

/** Writes amounts of orders in the page's language: (345100, `EUR`) → `3.451,00 €`. */
export function useMoney(): (minorUnits: number, currency: string) => string {
  const { number } = useFormatter();
  return (minorUnits, currency) => formatMoney(minorUnits, currency, number);
}

/** As useMoney, for somebody who writes one currency alone. */
export function useMoneyIn(currency: string): (minorUnits: number) => string {
  const write = useMoney();
  return (minorUnits) => write(minorUnits, currency);
}
