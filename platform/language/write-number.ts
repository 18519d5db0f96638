import { numberFormat } from "./intl-formats.ts";
import type { Language } from "./languages.ts";

/** What of `Intl.NumberFormat` our pages use. */
type NumberOptions = Pick<
  Intl.NumberFormatOptions,
  "style" | "currency" | "currencyDisplay" | "maximumFractionDigits" | "trailingZeroDisplay"
>;

/** Writes a number in a language, as `Intl.NumberFormat` does. */
export type WriteNumber = (value: number, options?: NumberOptions) => string;

/** Of a language: `0` stands for a number, `¤` for the sign of its currency. */
type Forms = Language["writes"];

const signs: Record<string, string | undefined> = { EUR: "€", USD: "$", TRY: "₺" };

/**
 * As `new Intl.NumberFormat(locale, options).format(value)`. What pages show as they come alive (counts, whole percents,
 * amounts in our currencies) is written without it: the first format that a browser makes takes a phone 100 ms.
 */
export function writeNumber(
  { locale, writes }: { locale: string; writes: Forms },
  value: number,
  options: NumberOptions = {},
): string {
  return writePlainly(writes, value, options) ?? numberFormat(locale, options).format(value);
}

/** Undefined: what is asked for is more than the table knows. */
function writePlainly(
  form: Forms,
  value: number,
  { style = "decimal", currency = "", currencyDisplay, ...digits }: NumberOptions,
): string | undefined {
  if (!(value >= 0 && value < 1e12)) return undefined;
  if (style === "currency") {
    const isNarrow = currencyDisplay === "narrowSymbol" || currency === "EUR";
    const sign = isNarrow ? signs[currency] : undefined;
    const amount = sign && moneyDigits(form, value, digits);
    return amount && form.money.replace("0", amount).replace("¤", () => sign);
  }
  // 0.07 × 100 is 7.000000000000001.
  const shown = style === "percent" ? Number((value * 100).toFixed(6)) : value;
  if (!Number.isInteger(shown)) return undefined;
  const whole = grouped(form, String(shown));
  return style === "percent" ? form.percent.replace("0", whole) : whole;
}

/** Cents, where there are any, or where nothing is said of them. */
function moneyDigits(
  form: Forms,
  value: number,
  { maximumFractionDigits, trailingZeroDisplay }: NumberOptions,
): string | undefined {
  const [units = "", cents = ""] = value.toFixed(2).split(".");
  if (Math.abs(value - Number(`${units}.${cents}`)) > 1e-9) return undefined;
  if (cents === "00" && (maximumFractionDigits === 0 || trailingZeroDisplay === "stripIfInteger"))
    return grouped(form, units);
  return maximumFractionDigits === undefined
    ? grouped(form, units) + form.decimal + cents
    : undefined;
}

function grouped({ group }: Forms, digits: string): string {
  const first = digits.length % 3 || 3;
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].join(group);
}
