/** A booking of an order: money that came in, or went back. Minor units above 0 of the order's currency. */
interface Booking {
  kind: "in" | "refund";
  amount: number;
}

export type PaymentState =
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
  /** What is still to be paid; below 0: so much too much was paid and not given back. */
  open: number;
}

/** How the money of an order stands, from its bookings alone. */
export function paymentSums(total: number, bookings: readonly Booking[]): PaymentSums {
  const paid = sumOf(bookings, "in");
  const refunded = sumOf(bookings, "refund");
  return { state: stateOf(total, paid, refunded), paid, refunded, open: total - paid + refunded };
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
