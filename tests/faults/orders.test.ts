import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { engines } from "../support/api-server.ts";
import { goodOrder, sendOrder } from "../support/orders.ts";
import { addPerson, call, signedIn } from "../support/people.ts";
import { sellSeeds } from "../support/seeded-shop.ts";
import { Visitor } from "../support/visitor.ts";
import { beside, type lookAfter } from "./look-after.ts";
import { type Send, startSending } from "./send-messages.ts";
import { conclude, setStage } from "./stage.ts";

const rounds = 50;
/** Mails that one process has in its hands at most. */
const inHands = 4;
const pieces = 1_000_000;

describe.each(engines)("orders and kill -9 on $engine", ({ engine }) => {
  // It waits for progress; how long fifty starts take is the machine's business.
  const timeout = 900_000;
  test(`${rounds} times: no order that was acknowledged is lost, no piece sold twice, no payment booked twice`, {
    timeout,
  }, async () => {
    const stage = await setStage(engine);
    let server = await stage.start();
    const admin = await beside(stage.environment, async (store) => {
      await sellSeeds(store);
      await store.write((trx) => trx.updateTable("product_stock").set({ stock: pieces }).execute());
      return signedIn(server, await addPerson(store, { role: "Admin" }));
    });
    const body = await goodOrder(new Visitor(server.url));
    const send: Send = (visitor, text, key) =>
      sendOrder(
        visitor,
        { ...body, Buyer: { ...body.Buyer, Email: `${key}@example.com`, OwnReference: text } },
        key,
      );
    const load = startSending(() => server.url, 4, send);
    const payments = startPaying(stage.environment, admin, load.acknowledged, () => server.url);
    for (let round = 0; round < rounds; round++) {
      await load.untilMore(1 + Math.floor(Math.random() * 4));
      await server.kill("SIGKILL");
      server = await stage.start();
    }
    await load.untilMore(1);
    await load.stop();
    const { told } = await payments.stop();
    await conclude(
      stage,
      load,
      {
        case: `orders: kill -9, ${engine}`,
        rounds,
        mayBeSentTwice: inHands * rounds,
        note: `${load.failures()} tries refused or cut off; ${told.length} payments, none booked twice`,
      },
      lookAfterOrders(told),
    );
  });
});

/** Books the money of each order that was acknowledged, again and again until an answer says that it is booked. */
function startPaying(
  environment: Record<string, string>,
  admin: Visitor,
  orders: ReadonlyMap<string, string>,
  address: () => string,
) {
  const told: string[] = [];
  let stopped = false;
  const book = async (reference: string, id: string, amount: number) => {
    admin.url = address();
    const booking = { id, amount, currency: "EUR", bankReference: `bank ${reference}` };
    try {
      const answer = await call(admin, "POST", "/api/admin/order/payment", booking);
      await answer.arrayBuffer();
      // 409: an earlier try, whose answer was cut off, has booked it.
      return [200, 409].includes(answer.status);
    } catch {
      return false;
    }
  };
  const paying = beside(environment, async ({ read }) => {
    for (;;) {
      const reference = [...orders.keys()].find((one) => !told.includes(one));
      if (reference === undefined) {
        if (stopped) return;
        await pause(20);
        continue;
      }
      const { id, total } = await read
        .selectFrom("shop_order")
        .select(["id", "total"])
        .where("reference", "=", reference)
        .executeTakeFirstOrThrow();
      while (!(await book(reference, id, total))) await pause(40);
      told.push(reference);
    }
  });
  return {
    async stop() {
      stopped = true;
      await paying;
      return { told };
    },
  };
}

/** What became of orders that were promised, and of the payments of which somebody was `told`. */
const lookAfterOrders =
  (told: readonly string[]): typeof lookAfter =>
  (environment, acknowledged, peer) =>
    beside(environment, async ({ read }) => {
      const orders = await read.selectFrom("shop_order").selectAll().execute();
      const kept = new Map(orders.map((order) => [order.reference, order]));
      const texts = orders.map(({ own_reference }) => own_reference);
      expect(new Set(texts).size).toBe(texts.length);
      const { stock } = await read
        .selectFrom("product_stock")
        .select("stock")
        .where("product_id", "=", 1030)
        .executeTakeFirstOrThrow();
      expect(stock).toBe(pieces - orders.length);
      const bookings = await read.selectFrom("order_payment").select("order_id").execute();
      expect(new Set(bookings.map(({ order_id }) => order_id)).size).toBe(bookings.length);
      for (const reference of told) {
        const { state, paid, total } = kept.get(reference) ?? {};
        expect([reference, state, paid]).toEqual([reference, "paid", total]);
      }
      const mails = await read.selectFrom("mail").select(["kind", "message_id"]).execute();
      const arrived = peer.mails.map(({ parsed }) => parsed.messageId);
      const got = new Set(arrived);
      // Both sides hear of an order, and the buyer of the payment.
      expect(mails).toHaveLength(orders.length * 2 + bookings.length);
      return {
        acknowledged: acknowledged.size,
        lost: [...acknowledged].filter(
          ([reference, text]) => kept.get(reference)?.own_reference !== text,
        ).length,
        mailsExpected: mails.length,
        mailsLost: mails.filter(({ message_id }) => !got.has(message_id)).length,
        sentTwice: arrived.length - got.size,
      };
    });
