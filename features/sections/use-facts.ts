import { useYearsOfExperience } from "#platform/content/facts-of-today.ts";
import { useSite } from "#platform/content/shell-provider.tsx";
import type { factNames } from "./fact-names.ts";

/** The company in figures, as of today. */
export function useFacts(): Record<(typeof factNames)[number], number> {
  const years = useYearsOfExperience();
  const { sectors, products, customers, satisfactionPercent } = useSite().statistics;
  return { years, sectors, products, customers, satisfaction: satisfactionPercent };
}
