import { BankFileRefused, mostBookings, oneLine, type RawBooking } from "./bank-booking.ts";
import { readMinorUnits } from "./read-amount.ts";
import { readDate } from "./read-date.ts";
import { below, readXml, textBelow, type XmlElement } from "./read-xml.server.ts";

/**
 * Bookings of an account statement in XML: ISO 20022 camt.053, and camt.052 and camt.054, which are built alike.
 * https://www.iso20022.org/catalogue-messages. What is not booked yet (`PDNG`, `INFO`) is left out; of a collection
 * each payment that has an amount of its own is one booking.
 * @throws BankFileRefused
 */
export function readCamt(text: string): { bookings: RawBooking[]; skipped: number } {
  const bookings: RawBooking[] = [];
  let skipped = 0;
  readXml(text, ["Ntry"], (entry) => {
    const read = isBooked(entry) ? bookingsOf(entry) : [];
    if (read.length === 0) skipped += 1;
    bookings.push(...read);
    if (bookings.length > mostBookings) throw new BankFileRefused("too_many");
  });
  return { bookings, skipped };
}

/** Until version 7 the state stands in the element itself, later in a code below it. */
function isBooked(entry: XmlElement): boolean {
  const state = textBelow(entry, "Sts/Cd", "Sts");
  return state === "BOOK" || state === "";
}

function bookingsOf(entry: XmlElement): RawBooking[] {
  const day = textBelow(entry, "BookgDt/Dt", "BookgDt/DtTm", "ValDt/Dt", "ValDt/DtTm");
  const date = readDate(day, "day");
  if (!date) return [];
  const reference = textBelow(entry, "AcctSvcrRef", "NtryRef");
  const info = textBelow(entry, "AddtlNtryInf");
  const payments = below(entry, "NtryDtls", "TxDtls");
  const isOut = isDebit(entry);
  const each =
    payments.length > 1 && payments.every((payment) => amountOf(payment)) ? payments : [entry];
  return each.flatMap((part, place) => {
    const money = amountOf(part);
    if (!money) return [];
    const payment = part === entry ? payments[0] : part;
    const isPaymentOut = part === entry ? isOut : isDebit(part, isOut);
    const own = textBelow(payment, "Refs/AcctSvcrRef") || reference;
    return {
      date,
      amount: isPaymentOut ? -money.amount : money.amount,
      currency: money.currency,
      text: oneLine(wordsOf(payment) || info),
      counterparty: oneLine(otherSide(payment, isPaymentOut)),
      // Payments of one collection may share the reference of the collection.
      reference: own && each.length > 1 ? `${own}/${place + 1}` : own,
    };
  });
}

function isDebit(part: XmlElement, otherwise = false): boolean {
  const side = textBelow(part, "CdtDbtInd");
  // An entry that takes another one back (RvslInd) says the direction of its own money.
  return side === "" ? otherwise : side === "DBIT";
}

/** Of an entry its amount, of a payment the amount of the transaction in the account's currency. */
function amountOf(part: XmlElement): { amount: number; currency: string } | undefined {
  const [found] = [...below(part, "Amt"), ...below(part, "AmtDtls", "TxAmt", "Amt")];
  const currency = found?.attributes.Ccy ?? "";
  const amount = readMinorUnits(found?.text.trim() ?? "", ".");
  return amount && /^[A-Z]{3}$/.test(currency) ? { amount, currency } : undefined;
}

function wordsOf(payment: XmlElement | undefined): string {
  const free = below(payment, "RmtInf", "Ustrd").map(({ text }) => text.trim());
  const structured = below(payment, "RmtInf", "Strd", "CdtrRefInf", "Ref").map(({ text }) =>
    text.trim(),
  );
  const ownId = textBelow(payment, "Refs/EndToEndId");
  const words = [...free, ...structured, ownId === "NOTPROVIDED" ? "" : ownId];
  return words.filter(Boolean).join(" ");
}

function otherSide(payment: XmlElement | undefined, isOut: boolean): string {
  const side = isOut ? "Cdtr" : "Dbtr";
  const ways = [`Ultmt${side}`, side].flatMap((name) => [
    `RltdPties/${name}/Pty/Nm`,
    `RltdPties/${name}/Nm`,
  ]);
  return textBelow(payment, ...ways);
}
