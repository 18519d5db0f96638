import { v7 as newRowId } from "uuid";
import { safeParse } from "valibot";
import { endOfSpan, startOfSpan } from "#platform/admin/day-query.ts";
import { csvFormatOf } from "#platform/admin/write-csv.server.ts";
import { administratorOf, audit, auditLook } from "#platform/audit/keep-record.server.ts";
import type { Platform } from "#platform/feature.server.ts";
import { csvFile } from "#platform/http/csv-file.server.ts";
import { found, Problem } from "#platform/http/problem.server.ts";
import type { Handlers } from "#platform/http/serve-calls.server.ts";
import { markUndelivered } from "#platform/outbox/page-mails.server.ts";
import { writeOnce } from "#platform/submissions/write-once.server.ts";
import type { BuyerMailParts } from "../mails/buyer-mail.server.ts";
import { bookFile } from "./book-file.server.ts";
import { exportOrders } from "./export-orders.server.ts";
import { describeFilter, findOrders, showListed } from "./find-orders.server.ts";
import type { officeCalls } from "./office-calls.ts";
import { changeStock, listGoods, setPrice, showProduct } from "./office-goods.server.ts";
import { findOrder, showOne } from "./one-order.server.ts";
import { orderFigures } from "./order-figures.server.ts";
import { readAndMatch, receiveBankFile } from "./read-upload.server.ts";

interface Parts
  extends BuyerMailParts,
    Pick<Platform<unknown>, "store" | "now" | "guard" | "onMail"> {
  /** Where the company's mails go. */
  mailTo: string | undefined;
}

const thirtyDays = 30 * 24 * 3_600_000;

/** What people of the back office see and do around orders; who looked at what is written into the log. */
export function officeHandlers(parts: Parts): Handlers<typeof officeCalls> {
  const { store, now, onMail, mailTo = "" } = parts;
  const look = (
    by: Parameters<typeof administratorOf>[0],
    entry: Parameters<typeof auditLook>[2],
  ) => auditLook(parts, administratorOf(by), entry);

  return {
    "GET /api/admin/orders": async ({ by, query: { after, limit, ...filter } }) => {
      const { items, next } = await findOrders(store.longReads, filter, after, limit);
      await look(by, { action: "orders.list", details: describeFilter(filter) });
      return { items: await markUndelivered(store.longReads, items.map(showListed)), next };
    },

    "GET /api/admin/orders/export": async ({
      c,
      by,
      query: { separator, mark, zone, ...filter },
    }) => {
      await look(by, { action: "orders.export", details: describeFilter(filter) });
      const format = csvFormatOf({ separator, mark, zone });
      return csvFile(c, "orders", exportOrders(store.longReads, filter, format));
    },

    "GET /api/admin/orders/figures": ({ query: { from = now() - thirtyDays } }) =>
      orderFigures(store.longReads, from),

    "GET /api/admin/order": async ({ by, query: { id } }) => {
      const order = found(await findOrder(store.read, id));
      await look(by, { action: "order.view", subjectId: id, subject: order.reference });
      return showOne(store.read, order, mailTo);
    },

    "GET /api/admin/order/identity": async ({ by, query: { id } }) => {
      const { reference, identity_number } = found(await findOrder(store.read, id));
      await look(by, { action: "order.identity", subjectId: id, subject: reference });
      return { identityNumber: identity_number };
    },

    "POST /api/admin/order/note": async ({ c, by, body }) => {
      const { id, text } = body;
      const { reference } = found(await findOrder(store.read, id));
      const who = administratorOf(by);
      await writeOnce(parts, { c, owner: who, scope: "order note", body }, async (trx, at) => {
        const written = { by_id: who.id, by_name: who.name, at };
        await trx
          .insertInto("order_note")
          .values({ id: newRowId(), order_id: id, text, ...written })
          .execute();
        await audit(trx, who, { action: "order.note", subjectId: id, subject: reference }, at);
      });
      return {};
    },

    "POST /api/admin/bank-file": async ({ c, by, stillMay }) => {
      const file = await receiveBankFile(c, parts.guard);
      await stillMay();
      const answer = await readAndMatch(store.longReads, file, now());
      const details = { bookings: answer.bookings.length };
      await look(by, { action: "bank-file.read", details });
      return answer;
    },

    "POST /api/admin/bank-file/book": async ({ by, body: { bookings } }) => {
      const who = administratorOf(by);
      const answer = await bookFile(parts, who, bookings);
      await look(by, { action: "bank-file.book", details: { bookings: answer.booked } });
      onMail();
      return answer;
    },

    "GET /api/admin/goods": () => listGoods(store.read, now()),

    "GET /api/admin/product": async ({ query: { id } }) =>
      found(await showProduct(store.read, id, now())),

    "POST /api/admin/product/price": async ({ c, by, body }) => {
      const { validFrom, ...price } = body;
      const who = administratorOf(by);
      await writeOnce(parts, { c, owner: who, scope: "price", body }, async (trx, at) => {
        await setPrice(trx, who, { ...price, validFrom: beginOf(validFrom, at) }, at);
        const { productId, currency, price: amount } = price;
        const details = { amount, currency };
        const subject = String(productId);
        await audit(
          trx,
          who,
          { action: "product.price", subjectId: subject, subject, details },
          at,
        );
      });
      return {};
    },

    "POST /api/admin/product/stock": async ({ c, by, body }) => {
      const who = administratorOf(by);
      await writeOnce(parts, { c, owner: who, scope: "stock", body }, async (trx, at) => {
        await changeStock(trx, who, body, at);
        const { productId, change: pieces } = body;
        const subject = String(productId);
        const entry = { subjectId: subject, subject, details: { pieces } };
        await audit(trx, who, { action: "product.stock", ...entry }, at);
      });
      return {};
    },
  };
}

/**
 * When a price begins, ms: a day of the office's calendar or an instant; now where it is today, or nothing. One in the
 * past would change what the lowest price of the last 30 days was, or have no effect at all.
 * @throws Problem `invalid`
 */
function beginOf(text: string, now: number): number {
  if (text === "") return now;
  const [begin, end] = [startOfSpan, endOfSpan].map((span) => safeParse(span, text));
  if (!begin?.success || !end?.success) throw wrongDay("invalid_date");
  // The end of a day is the beginning of the next one.
  if ((end.output as number) < now) throw wrongDay("passed");
  return Math.max(begin.output as number, now);
}

const wrongDay = (why: string) => new Problem("invalid", { errors: { validFrom: [why] } });
