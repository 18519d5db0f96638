import { BankFileRefused, mostBookings, oneLine, type RawBooking } from "./bank-booking.ts";
import { readMinorUnits } from "./read-amount.ts";
import { dayOf } from "./read-date.ts";

interface Field {
  tag: string;
  lines: string[];
}

/**
 * Bookings of an account statement in SWIFT's MT940, as German and Turkish banks write it: `:60F:` names the currency,
 * each `:61:` is a booking, the `:86:` behind it tells of it.
 * @throws BankFileRefused
 */
export function readMt940(text: string): { bookings: RawBooking[]; skipped: number } {
  const bookings: RawBooking[] = [];
  let currency = "";
  let skipped = 0;
  let last: RawBooking | undefined;
  for (const { tag, lines } of fieldsOf(text)) {
    const [first = ""] = lines;
    if (/^60[FM]$/.test(tag)) currency = /^[CD]\d{6}([A-Z]{3})/.exec(first)?.[1] ?? "";
    if (tag === "61") {
      last = readLine(first, currency);
      if (last) bookings.push(last);
      else skipped += 1;
      if (bookings.length > mostBookings) throw new BankFileRefused("too_many");
    }
    if (tag === "86" && last) {
      Object.assign(last, readDetails(lines));
      // A second one tells of the whole account.
      last = undefined;
    }
  }
  return { bookings, skipped };
}

/** `:61:` up to the next one of its kind; a line `-` or `-}` ends a statement. */
function* fieldsOf(text: string): Generator<Field> {
  let field: Field | undefined;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, tag, rest = ""] = /^:(\d\d[A-Z]?):(.*)$/.exec(line.slice(0, 400)) ?? [];
    if (tag) {
      if (field) yield field;
      field = { tag, lines: [rest] };
    } else if (/^-\}?$/.test(line)) {
      if (field) yield field;
      field = undefined;
    } else if (field && field.lines.length < 40) field.lines.push(line.slice(0, 400));
  }
  if (field) yield field;
}

/** Value date, booking day, side, amount, kind, own reference, `//` and the bank's. */
const statementLine =
  /^(\d{2})(\d{2})(\d{2})(\d{4})?(R?[CD])[A-Z]?([\d,]{1,15})[A-Z][A-Z\d]{3}([^/]{0,34})(?:\/\/(.{1,34}))?/;

function readLine(line: string, currency: string): RawBooking | undefined {
  const match = statementLine.exec(line);
  if (!match || !currency) return undefined;
  const [, year, month, day, booked = "", side = "", number = "", own = "", reference = ""] = match;
  const value = { year: 2000 + Number(year), month: Number(month), day: Number(day) };
  const date = booked === "" ? dayOf(value.year, value.month, value.day) : bookedDay(value, booked);
  const amount = readMinorUnits(number, ",");
  if (!date || !amount) return undefined;
  // RC takes money back that had come, RD money that had gone.
  const isOut = side === "D" || side === "RC";
  return {
    date,
    amount: isOut ? -amount : amount,
    currency,
    text: oneLine(own === "NONREF" ? "" : own),
    counterparty: "",
    reference: reference.trim(),
  };
}

/** The booking day has no year: it is the one that is nearest to the value date. */
function bookedDay(value: { year: number; month: number }, booked: string): string | undefined {
  const month = Number(booked.slice(0, 2));
  const turn = value.month === 12 && month === 1 ? 1 : value.month === 1 && month === 12 ? -1 : 0;
  return dayOf(value.year + turn, month, Number(booked.slice(2)));
}

/**
 * What the payer wrote, and who it was: German banks part it by `?20` … (DFÜ-Abkommen, appendix 3), others by
 * `/REMI/`, `/NAME/`; without either it is all one text.
 */
function readDetails(lines: readonly string[]): { text?: string; counterparty?: string } {
  const all = lines.join("");
  const sign = /^\d{3}([?>@])/.exec(all)?.[1];
  if (sign) {
    const parts = all
      .slice(4)
      .split(sign)
      .map((part) => ({ code: Number(part.slice(0, 2)), value: part.slice(2) }));
    const joined = (...from: [number, number][]) =>
      parts
        .filter(({ code }) => from.some(([low, high]) => code >= low && code <= high))
        .map(({ value }) => value)
        .join("");
    return { text: oneLine(joined([20, 29], [60, 63])), counterparty: oneLine(joined([32, 33])) };
  }
  const named = new Map<string, string>();
  for (const [, name = "", value = ""] of all.matchAll(/\/(REMI|NAME|EREF|ORDP|BENM)\/([^/]*)/g))
    if (!named.has(name)) named.set(name, value);
  const remi = named.get("REMI");
  const who = named.get("NAME") ?? named.get("ORDP") ?? "";
  if (remi !== undefined) {
    return { text: oneLine(`${remi} ${named.get("EREF") ?? ""}`), counterparty: oneLine(who) };
  }
  return { text: oneLine(lines.join(" ")), counterparty: oneLine(who) };
}
