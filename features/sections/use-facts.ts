import { useYearsOfExperience } from "#platform/content/facts-of-today.ts";
import { site } from "#platform/content/site.ts";
import type { factNames } from "./fact-names.ts";

/** The company in figures, as of today. */
export function useFacts(): Record<(typeof factNames)[number], number> {
  const years = useYearsOfExperience();
  const { sectors, products, customers, satisfactionPercent } = site.statistics;
  return { years, sectors, products, customers, satisfaction: satisfactionPercent };
}
