import { administratorOf, audit } from "#platform/audit/keep-record.server.ts";
import type { Platform } from "#platform/feature.server.ts";
import type { SignedIn } from "#platform/http/context.server.ts";
import { found, Problem } from "#platform/http/problem.server.ts";
import type { Handlers } from "#platform/http/serve-calls.server.ts";
import type { Trx } from "#platform/store/store.server.ts";
import type { orderCalls } from "../calls.ts";
import type { BuyerMailParts } from "../mails/buyer-mail.server.ts";
import type { Order } from "../order-tables.server.ts";
import { toDecimal } from "../rules/currencies.ts";
import { findStep, moneyAllows, type OrderState } from "../rules/order-states.ts";
import { type Booked, type Booking, bookPayment } from "./book-payment.server.ts";
import { type By, lockOrder, takeStep } from "./take-step.server.ts";

type Parts = BuyerMailParts & Pick<Platform<unknown>, "store" | "now" | "onMail">;

type Own = Pick<
  typeof orderCalls,
  "POST /api/admin/order/payment" | "POST /api/admin/order/refund" | "POST /api/admin/order/step"
>;

const shown = ({ state, paid }: Order) => ({ state, paid });

/** What people of the back office do with an order; each of it is written down in the same transaction. */
export function salesHandlers(parts: Parts): Handlers<Own> {
  const { store, now, onMail } = parts;

  async function change(work: (trx: Trx, at: number) => Promise<Order>) {
    const order = await store.write((trx) => work(trx, now()));
    onMail();
    return shown(order);
  }

  /**
   * The ledger agrees with the state: what is still open of an order that is called paid, or still here of one that is
   * called refunded, comes into it, booked by hand.
   * @returns the order then, which a payment has led on, and the sum in words
   */
  async function bookRest(
    trx: Trx,
    order: Order,
    to: OrderState,
    who: By,
    at: number,
  ): Promise<{ order: Order; sum?: string }> {
    const { total, paid, currency } = order;
    const amount = to === "paid" ? total - paid : to === "refunded" ? paid : 0;
    if (amount <= 0 || !findStep(order.state, to, "sales")) return { order };
    const kind = to === "paid" ? "in" : "refund";
    const rest = { kind, amount, currency, source: "hand", bankReference: "" } as const;
    const booked = await bookPayment(trx, order, { ...rest, isAnother: true }, who, parts, at);
    if (booked.outcome !== "booked") throw refusalOf(booked.outcome);
    return { order: booked.order, sum: `${toDecimal(amount, currency)} ${currency}` };
  }

  const book = (
    kind: Booking["kind"],
    by: SignedIn,
    { id, ...booking }: { id: string } & Omit<Booking, "kind" | "source">,
  ) =>
    change(async (trx, at) => {
      const order = found(await lockOrder(trx, id));
      const who = administratorOf(by);
      const action = kind === "in" ? "order.payment" : "order.refund";
      const wanted = { ...booking, kind, source: "hand" as const };
      const booked = await bookPayment(trx, order, wanted, who, parts, at);
      if (booked.outcome !== "booked") throw refusalOf(booked.outcome);
      const { amount, currency } = booking;
      const subject = { subjectId: id, subject: order.reference };
      await audit(
        trx,
        who,
        { action, ...subject, details: { booked: `${toDecimal(amount, currency)} ${currency}` } },
        at,
      );
      return booked.order;
    });

  return {
    "POST /api/admin/order/payment": ({ by, body }) => book("in", by, body),
    "POST /api/admin/order/refund": ({ by, body }) => book("refund", by, body),
    "POST /api/admin/order/step": ({ by, body: { id, to, reason } }) =>
      change(async (trx, at) => {
        const before = found(await lockOrder(trx, id));
        const who = administratorOf(by);
        if (!moneyAllows(to, before, await hasBookings(trx, id)))
          throw new Problem("step_not_allowed");
        const { order, sum: booked } = await bookRest(trx, before, to, who, at);
        const step = { to, actor: "sales" as const, by: who, reason };
        const isLed = order.state !== before.state;
        const wrong = isLed ? undefined : await takeStep(trx, order, step, parts, at);
        if (wrong === "not_allowed") throw new Problem("step_not_allowed");
        if (wrong) throw new Problem("invalid", { errors: { reason: ["required"] } });
        const details = { toState: to, ...(booked && { booked }) };
        await audit(
          trx,
          who,
          { action: "order.step", subjectId: id, subject: order.reference, details },
          at,
        );
        return { ...order, state: to };
      }),
  };
}

const hasBookings = async (trx: Trx, id: string): Promise<boolean> =>
  (await trx
    .selectFrom("order_payment")
    .select("id")
    .where("order_id", "=", id)
    .limit(1)
    .executeTakeFirst()) !== undefined;

function refusalOf(outcome: Exclude<Booked["outcome"], "booked">): Problem {
  if (outcome === "booked_before") return new Problem("booked_before");
  if (outcome === "booked_alike") return new Problem("booked_alike", { isAlike: true });
  const [field, code] =
    outcome === "too_much" ? ["amount", "too_much"] : ["currency", "wrong_currency"];
  return new Problem("invalid", { errors: { [field as string]: [code as string] } });
}
