import { findWord } from "#platform/language/find-word.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { escapeHtml } from "#platform/rules/escape-html.ts";
import type { OrderSums } from "../calls.ts";
import { writeMoney, writePercent } from "../write-money.ts";

/**
 * Writes sums into the places of a built page that its markup marks with `data-sum`: `gross`, `discount`, `net`, `tax`,
 * `total`, `taxPercent`, `taxNote` (or that the tax is an estimate), `lines`. What stood there goes, and so does the
 * sentence that nothing is known of a cart.
 */
export function fillSums(html: string, sums: OrderSums, language: LanguageCode): string {
  const { gross, discount, net, tax, total, currency } = sums;
  const money = Object.entries({ gross, net, tax, total }).map(([name, amount]) => [
    name,
    writeMoney(amount, currency, language),
  ]);
  const lines = sums.lines.map(
    ({ quantity, name, net }) => `${quantity} × ${name}: ${writeMoney(net, currency, language)}`,
  );
  const written: Record<string, string> = {
    lines: lines.join("\n"),
    ...Object.fromEntries(money),
    discount: `−${writeMoney(discount, currency, language)}`,
    taxPercent: writePercent(sums.taxPercent, language),
    taxNote: sums.isEstimate ? (findWord(language, "checkout.estimate") ?? "") : sums.taxNote,
  };
  const told = html.replace(' data-order-empty=""', ' hidden=""');
  const known =
    discount > 0 ? told.replaceAll(' data-reduced="" hidden=""', ' data-reduced=""') : told;
  return known.replace(/(\sdata-sum="(\w+)"[^<>]*>)[^<]*/g, (place, start, name) =>
    Object.hasOwn(written, name) ? start + escapeHtml(written[name] ?? "") : place,
  );
}
