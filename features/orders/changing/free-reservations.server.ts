import type { Platform } from "#platform/feature.server.ts";
import { queueMail } from "#platform/outbox/queue-mail.server.ts";
import type { BuyerMailParts } from "../mails/buyer-mail.server.ts";
import { reminderMail } from "../mails/reminder-mail.server.ts";
import type { Order } from "../order-tables.server.ts";
import { firstState } from "../rules/order-states.ts";
import { reservationTimes } from "../rules/reservation.ts";
import { bySite, lockOrder, takeStep } from "./take-step.server.ts";

type Parts = BuyerMailParts & Pick<Platform<unknown>, "store" | "now" | "log" | "onMail">;

/** Between two looks, ms. */
const lookEvery = 60_000;
/** At most so many a look, so that nobody who orders meanwhile waits for all of them. */
const atOnce = 200;

/**
 * Ends orders that nobody paid in time, and reminds those who may have forgotten. Every process does it: an order is
 * held, and looked at once more, before anything happens to it. One that was paid in part waits for people.
 */
export function createReservationClock(parts: Parts) {
  const { store, now, log, onMail } = parts;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const waiting = (until: number) =>
    store.read
      .selectFrom("shop_order")
      .select("id")
      .where("state", "=", firstState)
      .where("paid", "=", 0)
      .where("reserved_until", "<=", until)
      .orderBy("reserved_until")
      .limit(atOnce);

  async function end(id: string): Promise<void> {
    await store.write(async (trx) => {
      const order = await lockOrder(trx, id);
      if (!order || !isUnpaid(order) || (order.reserved_until ?? Infinity) > now()) return;
      const step = { to: "cancelled", actor: "clock", by: bySite, ranOut: true } as const;
      await takeStep(trx, order, step, parts, now());
    });
  }

  async function remind(id: string): Promise<void> {
    await store.write(async (trx) => {
      const order = await lockOrder(trx, id);
      if (!order || !isUnpaid(order) || order.reminded_at !== null) return;
      if (order.reserved_until === null) return;
      const at = now();
      await trx.updateTable("shop_order").set({ reminded_at: at }).where("id", "=", id).execute();
      await queueMail(trx, reminderMail(order, order.reserved_until, parts), at);
    });
  }

  async function look(): Promise<void> {
    const at = now();
    const over = await waiting(at).execute();
    for (const { id } of over) await end(id);
    const soonOver = await waiting(at + reservationTimes.reminder)
      .where("reserved_until", ">", at)
      .where("link_opened_at", "is not", null)
      .where("reminded_at", "is", null)
      .execute();
    for (const { id } of soonOver) await remind(id);
    if (over.length + soonOver.length > 0) onMail();
  }

  function tick(): void {
    running ??= look()
      .catch((err) => log.error({ err }, "orders that ran out were not ended; tried again soon"))
      .finally(() => {
        running = undefined;
      });
  }

  return {
    look,
    start(): void {
      timer = setInterval(tick, lookEvery).unref();
      tick();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}

const isUnpaid = ({ state, paid }: Order) => state === firstState && paid === 0;
