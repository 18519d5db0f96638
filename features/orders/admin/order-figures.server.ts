import { sql } from "kysely";
import type { Db } from "#platform/store/store.server.ts";
import { awaitsMoney, isGivenUp, orderStates } from "../rules/order-states.ts";
import type { OrderFigures } from "./office-calls.ts";

/** How orders stand that came since an instant (ms); what is open, however old. */
export async function orderFigures(db: Db, from: number): Promise<OrderFigures> {
  const { sum, countAll } = db.fn;
  const [groups, open, payments, withdrawals] = await Promise.all([
    db
      .selectFrom("shop_order")
      .select(["state", "currency"])
      .select([
        countAll<number>().as("count"),
        sum<number>("total").as("total"),
        sum<number>("paid").as("paid"),
      ])
      .where("created_at", ">=", from)
      .groupBy(["state", "currency"])
      .execute(),
    db
      .selectFrom("shop_order")
      .select(["currency", "state"])
      .select((eb) => sum<number>(eb("total", "-", eb.ref("paid"))).as("open"))
      .where("state", "in", orderStates.filter(awaitsMoney))
      .groupBy(["currency", "state"])
      .execute(),
    db
      .selectFrom("order_payment")
      .innerJoin("shop_order", "shop_order.id", "order_payment.order_id")
      .select(["shop_order.created_at as ordered", "order_payment.order_id as id"])
      .select(db.fn.max("order_payment.at").as("at"))
      .where("order_payment.kind", "=", "in")
      .where("shop_order.created_at", ">=", from)
      .whereRef("shop_order.paid", ">=", "shop_order.total")
      .groupBy(["shop_order.created_at", "order_payment.order_id"])
      .execute(),
    db
      .selectFrom("withdrawal")
      .select([
        db.fn.sum<number>(sql`case when at >= ${from} then 1 else 0 end`).as("count"),
        db.fn.sum<number>(sql`case when settled_at is null then 1 else 0 end`).as("due"),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  const currencies = [...new Set([...groups, ...open].map(({ currency }) => currency))].sort();
  const add = (numbers: readonly (number | string | null)[]) =>
    numbers.reduce<number>((all, each) => all + Number(each ?? 0), 0);
  return {
    orders: add(groups.map(({ count }) => count)),
    byState: orderStates.flatMap((state) => {
      const count = add(
        groups.filter((group) => group.state === state).map((group) => group.count),
      );
      return count > 0 ? [{ state, count }] : [];
    }),
    money: currencies.map((currency) => {
      const own = groups.filter((group) => group.currency === currency);
      return {
        currency,
        // What came to nothing is no turnover; what was delivered and paid back neither.
        ordered: add(own.filter(({ state }) => !isGivenUp(state)).map(({ total }) => total)),
        received: add(own.map(({ paid }) => paid)),
        open: add(open.filter((each) => each.currency === currency).map((each) => each.open)),
      };
    }),
    hoursToPayment: median(payments.map(({ at, ordered }) => (Number(at) - ordered) / 3_600_000)),
    withdrawals: Number(withdrawals.count ?? 0),
    withdrawalsDue: Number(withdrawals.due ?? 0),
  };
}

function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  return middle === undefined ? null : Math.round(middle * 10) / 10;
}
