import { useFormatter } from "use-intl";

/** An amount of whole euros as the language writes it. */
export function useEuro(): (amount: number) => string {
  const format = useFormatter();
  return (amount) =>
    format.number(amount, { style: "currency", currency: "EUR", maximumFractionDigits: 0 });
}
