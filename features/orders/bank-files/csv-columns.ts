import { foldLetters } from "#platform/rules/fold-letters.ts";
import { headings, type Role } from "./bank-headings.ts";

/** A heading without case, marks and signs. */
const plain = (heading: string) =>
  foldLetters(heading.slice(0, 60))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const known = new Map<string, Role>(
  (Object.keys(headings) as Role[]).flatMap((role) =>
    headings[role].map((heading) => [plain(heading), role] as const),
  ),
);

/** Role → place of its column; the first of two with the same. */
export type Columns = Partial<Record<Role, number>>;

/** What the columns below a row of headings say; undefined: it is none. */
export function findColumns(cells: readonly string[]): Columns | undefined {
  const columns: Columns = {};
  for (const [place, cell] of cells.entries()) {
    const role = roleOf(cell);
    if (role) columns[role] ??= place;
  }
  const hasDay = columns.date !== undefined || columns.valueDate !== undefined;
  const hasAmount = columns.amount !== undefined || columns.credit !== undefined;
  const hasWords = columns.text !== undefined || columns.counterparty !== undefined;
  return hasDay && hasAmount && hasWords ? columns : undefined;
}

/** A currency in brackets belongs to the amount: `Betrag (EUR)`, `Tutar (TL)`. */
function roleOf(heading: string): Role | undefined {
  const text = plain(heading);
  return known.get(text) ?? known.get(text.replace(/ (in )?(tl|try|eur|usd|gbp|chf)$/, ""));
}

const spelledCurrencies: Record<string, string> = {
  TL: "TRY",
  YTL: "TRY",
  "₺": "TRY",
  "€": "EUR",
  $: "USD",
};

/** The currency that a text names: `EUR`, `TL`, `Betrag (€)`; undefined: none, or more than one. */
export function currencyIn(text: string): string | undefined {
  const found =
    text
      .slice(0, 200)
      .toUpperCase()
      .match(/\b(TRY|TL|YTL|EUR|USD|GBP|CHF)\b|[₺€$]/g) ?? [];
  const codes = new Set(found.map((name) => spelledCurrencies[name] ?? name));
  return codes.size === 1 ? [...codes][0] : undefined;
}
