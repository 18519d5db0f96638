import type { BankBooking } from "./bank-booking.ts";

/** An order as far as a transfer can be told to be for it. Money in minor units. */
export interface PayableOrder {
  id: string;
  reference: string;
  /** Whose it is, for whoever looks. */
  name: string;
  currency: string;
  /** Still to be paid; 0 or less: nothing is. */
  due: number;
  /** It waits for its money. */
  isOpen: boolean;
  /** Sums that somebody has just booked for it without the bank's name for them. */
  byHand: readonly number[];
}

/**
 * What a booking is: `exact`, `part` and `over` lead to one order; `other_currency` and `not_open` too, but somebody has
 * to look; `several`: more than one reference stands in it; `same_amount`: no reference, and one open order is due
 * exactly that; `alike`: it leads to one order, but the same stands in the file on that day, or somebody has just booked
 * the same sum by hand; `outgoing`: money that went; `booked`: the ledger has it already; `unknown`: none of these.
 */
export const bookingFits = [
  ...["exact", "part", "over", "other_currency", "not_open"],
  ...["several", "same_amount", "alike", "outgoing", "booked", "unknown"],
] as const;
export type BookingFit =
  | ("exact" | "part" | "over" | "other_currency" | "not_open")
  | ("several" | "same_amount" | "alike" | "outgoing" | "booked" | "unknown");

export interface MatchedBooking {
  booking: BankBooking;
  fit: BookingFit;
  /** The order that it is for, where there is one. */
  order?: PayableOrder;
}

/**
 * Finds for each booking the order that it pays, by the reference in its text; several part payments of one file are
 * added up. Nothing is decided here: whoever reads the list confirms it. One after the other, so that whoever asks may
 * let others in between.
 * @param booked bank references that the ledger knows
 */
export function* matchBookings(
  bookings: readonly BankBooking[],
  orders: readonly PayableOrder[],
  booked: ReadonlySet<string>,
): Generator<MatchedBooking> {
  const byReference = new Map(orders.map((order) => [lettersOf(order.reference), order]));
  const due = new Map(orders.map(({ id, due }) => [id, due]));
  const open = openBySum(orders);
  const seen = new Set<string>();
  /** Whether an equal one of that day came before it. */
  const isTwin = ({ date, amount, currency, text, counterparty }: BankBooking) => {
    const content = JSON.stringify([date, amount, currency, text, counterparty]);
    return seen.has(content) || !seen.add(content);
  };
  for (const booking of bookings) yield match(booking);

  function match(booking: BankBooking): MatchedBooking {
    if (booking.amount <= 0) return { booking, fit: "outgoing" };
    const isSecond = isTwin(booking);
    if (booked.has(booking.bankReference)) return { booking, fit: "booked" };
    const named = ordersIn(booking.text, byReference);
    const [order, ...others] = named;
    if (!order) return withoutReference(booking, open.of(booking.currency, booking.amount));
    if (others.length > 0) return { booking, fit: "several" };
    if (order.currency !== booking.currency) return { booking, fit: "other_currency", order };
    const left = due.get(order.id) ?? 0;
    if (!order.isOpen || left <= 0) return { booking, fit: "not_open", order };
    due.set(order.id, left - booking.amount);
    open.move(order, left, left - booking.amount);
    if (isSecond || order.byHand.includes(booking.amount)) return { booking, fit: "alike", order };
    return { booking, fit: fitOf(booking.amount, left), order };
  }
}

const fitOf = (amount: number, due: number) =>
  amount === due ? "exact" : amount < due ? "part" : "over";

/** Open orders by what they are due: of many bookings each finds its own at once. */
function openBySum(orders: readonly PayableOrder[]) {
  const places = new Map<string, Set<PayableOrder>>();
  const of = (currency: string, sum: number) => {
    const place = places.get(`${currency} ${sum}`) ?? new Set<PayableOrder>();
    places.set(`${currency} ${sum}`, place);
    return place;
  };
  for (const order of orders) if (order.isOpen) of(order.currency, order.due).add(order);
  return {
    of,
    move(order: PayableOrder, from: number, to: number) {
      of(order.currency, from).delete(order);
      of(order.currency, to).add(order);
    },
  };
}

/** A guess that people must look at: exactly one open order is due this sum. */
function withoutReference(booking: BankBooking, alike: ReadonlySet<PayableOrder>): MatchedBooking {
  const [order] = alike;
  return order && alike.size === 1
    ? { booking, fit: "same_amount", order }
    : { booking, fit: "unknown" };
}

/**
 * Letters and digits alone, in capitals: banks cut the purpose into lines of 27, and people write a reference small,
 * without its dash, or with the letters that it does not have (O for 0, I and L for 1).
 */
const lettersOf = (text: string) =>
  text
    .replace(/[ıİ]/g, "i")
    .toUpperCase()
    .replace(/[^A-Z\d]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");

/** Of our references without their dash (platform/submissions/make-reference.server.ts). */
const referenceLength = 8;

/** The orders whose references stand in a text, each once. */
function ordersIn(text: string, byReference: ReadonlyMap<string, PayableOrder>): PayableOrder[] {
  const letters = lettersOf(text);
  const found = new Set<PayableOrder>();
  for (let at = 0; at + referenceLength <= letters.length; at += 1) {
    const order = byReference.get(letters.slice(at, at + referenceLength));
    if (order) found.add(order);
  }
  return [...found];
}
