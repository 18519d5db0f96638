import { vatIdRules } from "./vat-id-checks.ts";

const longestTyped = 40;

/** The letters before a VAT id: those of the country, but for Greece. */
const prefixOf = (country: string) => (country === "GR" ? "EL" : country);

/**
 * A VAT id of the European Union as VIES takes it, `DE136695976`, typed with or without its country's letters, spaces,
 * dots and dashes. Nothing where the country has none, or its form or check digits are wrong. Whether it is in use
 * says only VIES.
 */
export function readVatId(country: string, typed: string): string | undefined {
  if (typed.length > longestTyped) return undefined;
  const prefix = prefixOf(country);
  const [form, isRight] = Object.hasOwn(vatIdRules, prefix) ? (vatIdRules[prefix] ?? []) : [];
  if (!form || !isRight) return undefined;
  const text = typed.toUpperCase().replace(/[\s./-]/g, "");
  const numbers = [text, ...(text.startsWith(prefix) ? [text.slice(2)] : [])];
  const number = numbers.find((each) => form.test(each) && isRight(each));
  return number && prefix + number;
}
