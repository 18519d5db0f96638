/** What an order can be. Stored and shown to the buyer by these names. */
export const orderStates = [
  "awaiting_payment",
  "paid",
  "in_work",
  "delivered",
  "closed",
  "cancelled",
  "withdrawn",
  "refunded",
] as const;

export type OrderState = (typeof orderStates)[number];

/** Every order begins here; a quote that is accepted will enter here too. */
export const firstState: OrderState = "awaiting_payment";

/**
 * Who takes a step: `sales`, a person of the back office; `payments`, whatever books money, by hand or from a file;
 * `clock`, the job that frees what was reserved.
 */
export type StepActor = "sales" | "payments" | "clock";

interface Step {
  from: OrderState;
  to: OrderState;
  by: readonly StepActor[];
  /** What was reserved or taken goes back to the stock. */
  freesStock?: true;
  /** The buyer hears of it. */
  mails?: true;
  /** Somebody writes down why. */
  needsReason?: true;
}

/**
 * Every step that there is; none else is ever taken. Part payments and part refunds are no states of the order but of
 * its money (payment-state.ts): an order stays in work while a part of it is given back.
 */
export const orderSteps: readonly Step[] = [
  { from: "awaiting_payment", to: "paid", by: ["payments", "sales"], mails: true },
  // A booking was a mistake and is taken back.
  { from: "paid", to: "awaiting_payment", by: ["payments", "sales"], needsReason: true },
  // A customer whom one knows: work begins before the money is there.
  { from: "awaiting_payment", to: "in_work", by: ["sales"], mails: true, needsReason: true },
  { from: "paid", to: "in_work", by: ["sales"], mails: true },
  { from: "in_work", to: "delivered", by: ["sales"], mails: true },
  // It was not accepted as delivered.
  { from: "delivered", to: "in_work", by: ["sales"], mails: true, needsReason: true },
  { from: "delivered", to: "closed", by: ["sales"], mails: true },
  ...(["awaiting_payment", "paid", "in_work"] as const).map(
    (from): Step => ({
      from,
      to: "cancelled",
      by: from === "awaiting_payment" ? ["sales", "clock"] : ["sales"],
      freesStock: true,
      mails: true,
      needsReason: true,
    }),
  ),
  ...(["awaiting_payment", "paid", "in_work", "delivered"] as const).map(
    (from): Step => ({
      from,
      to: "withdrawn",
      by: ["sales"],
      freesStock: true,
      mails: true,
      needsReason: true,
    }),
  ),
  ...(["cancelled", "withdrawn", "delivered", "closed"] as const).map(
    (from): Step => ({ from, to: "refunded", by: ["payments", "sales"], mails: true }),
  ),
];

/** The step between two states; nothing where there is none. */
export function findStep(from: OrderState, to: OrderState, by: StepActor): Step | undefined {
  return orderSteps.find((step) => step.from === from && step.to === to && step.by.includes(by));
}

/**
 * Whether an order's money lets somebody lead it there. Where all of it is here, a wrong booking is taken back before
 * it is waited for again; where none ever came in, none is called paid back.
 */
export function moneyAllows(
  to: OrderState,
  order: { paid: number; total: number },
  hasBookings: boolean,
): boolean {
  if (to === "awaiting_payment") return order.paid < order.total;
  return to !== "refunded" || hasBookings;
}

/** Where somebody may lead an order next; the buttons of the back office. */
export const nextSteps = (from: OrderState, by: StepActor) =>
  orderSteps.filter((step) => step.from === from && step.by.includes(by));

/** It came to nothing: nobody owes anything for it any more. */
export const isGivenUp = (state: OrderState) =>
  state === "cancelled" || state === "withdrawn" || state === "refunded";

/** Money may still come in. */
export const awaitsMoney = (state: OrderState) => state === "awaiting_payment";
