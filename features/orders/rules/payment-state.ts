import { awaitsMoney, isGivenUp, type OrderState } from "./order-states.ts";

/** A booking of an order: money that came in, or went back. Minor units above 0 of the order's currency. */
interface Booking {
  kind: "in" | "refund";
  amount: number;
}

/** `nothing_due`: the order came to nothing, and so did its money; `to_refund`: it came to nothing, its money is still here. */
export type PaymentState =
  | "nothing_due"
  | "to_refund"
  | "open"
  | "part_paid"
  | "paid"
  | "overpaid"
  | "refunded_in_part"
  | "refunded";

export interface PaymentSums {
  state: PaymentState;
  /** All that came in, and all that went back. */
  paid: number;
  refunded: number;
  /** What is still to be paid; below 0: so much is here that belongs to the buyer. */
  open: number;
}

/** How the money of an order in a state stands, from its bookings alone. */
export function paymentSums(
  orderState: OrderState,
  total: number,
  bookings: readonly Booking[],
): PaymentSums {
  const paid = sumOf(bookings, "in");
  const refunded = sumOf(bookings, "refund");
  const kept = paid - refunded;
  if (isGivenUp(orderState)) {
    const state = kept > 0 ? "to_refund" : refunded > 0 ? "refunded" : "nothing_due";
    // Not minus zero.
    return { state, paid, refunded, open: 0 - kept };
  }
  // What left an order that awaits its payment was booked by mistake: what is not here is owed as before.
  if (awaitsMoney(orderState))
    return { state: stateOf(total, kept, 0), paid, refunded, open: total - kept };
  const state = stateOf(total, paid, refunded);
  // What was given back on purpose is not asked for again.
  const isSettled = state === "refunded_in_part" || (state === "refunded" && paid >= total);
  return { state, paid, refunded, open: isSettled ? 0 : total - kept };
}

function stateOf(total: number, paid: number, refunded: number): PaymentState {
  const kept = paid - refunded;
  if (refunded > 0 && kept <= 0) return "refunded";
  if (kept > total) return "overpaid";
  // What was too much went back: the order is paid, nobody gave up a part of it.
  if (kept === total) return "paid";
  if (refunded > 0 && paid >= total) return "refunded_in_part";
  return kept > 0 ? "part_paid" : "open";
}

const sumOf = (bookings: readonly Booking[], kind: Booking["kind"]) =>
  bookings.filter((booking) => booking.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
