const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** How long an order holds what it reserved, in ms. */
export const reservationTimes = {
  /** Until somebody opens the link in the mail: an address that is not one's own holds nothing for long. */
  unseen: 2 * hour,
  /** From the order on, once the link was opened: a transfer takes days. */
  transfer: 7 * day,
  card: 30 * 60 * 1000,
  /** The reminder goes out so long before a transfer's time is up. */
  reminder: 2 * day,
} as const;

export type PaymentMethod = "transfer" | "card";

/** Until when (ms since 1970) an order that is not paid holds its stock. */
export function reservedUntil(order: {
  paymentMethod: PaymentMethod;
  createdAt: number;
  linkOpenedAt: number | null;
}): number {
  const { paymentMethod, createdAt, linkOpenedAt } = order;
  if (paymentMethod === "card") return createdAt + reservationTimes.card;
  return createdAt + (linkOpenedAt === null ? reservationTimes.unseen : reservationTimes.transfer);
}

/** When (ms) the clock ends an order; null: never, as one that was paid in part waits for people. */
export const endsAt = (order: { paid: number; reserved_until: number | null }): number | null =>
  order.paid > 0 ? null : order.reserved_until;

/** Whether nobody has opened the mail's link yet, as the order's page tells; instants as ISO 8601. */
export const waitsForMail = (order: { createdAt: string; reservedUntil: string | null }): boolean =>
  order.reservedUntil !== null &&
  Date.parse(order.reservedUntil) - Date.parse(order.createdAt) <= reservationTimes.unseen;
