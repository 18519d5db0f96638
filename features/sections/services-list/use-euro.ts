import { useNumber } from "#platform/language/use-number.ts";

/** An amount of whole euros as the language writes it. */
export function useEuro(): (amount: number) => string {
  const number = useNumber();
  return (amount) =>
    number(amount, { style: "currency", currency: "EUR", maximumFractionDigits: 0 });
}
