import { createHash } from "node:crypto";
import { type BankBooking, longestText, type RawBooking } from "./bank-booking.ts";

/** Shorter ones (a count of the day, a number of a form) are the same again tomorrow. */
const shortest = 8;
const longest = 100;

/**
 * Gives each booking a name that is the same in every file that tells of it, so that it is booked once. A bank without
 * numbers of its own gets one of what it says; two equal bookings of one day are told apart by their order.
 */
export function nameBookings(raw: readonly RawBooking[]): BankBooking[] {
  const seen = new Map<string, number>();
  return raw.map(({ reference, ...booking }) => {
    const own = reference.replace(/\s/g, "").slice(0, longest);
    const name = isOwn(own) ? own : contentOf(booking, own);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    const text = booking.text.slice(0, longestText);
    return { ...booking, text, bankReference: count > 1 ? `${name}/${count}` : name };
  });
}

/** Words of banks for "none". */
const isOwn = (reference: string) =>
  reference.length >= shortest && !/^(NONREF|NOTPROVIDED|0+)$/i.test(reference);

function contentOf(booking: Omit<RawBooking, "reference">, reference: string): string {
  const { date, amount, currency, text, counterparty } = booking;
  const content = JSON.stringify([date, amount, currency, text, counterparty, reference]);
  return `${date}-${createHash("sha256").update(content).digest("hex").slice(0, 20)}`;
}
