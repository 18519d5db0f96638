import { keepTextTemplates } from "#features/buyer-rights/texts/read-text.server.ts";
import type { Feature } from "#platform/feature.server.ts";
import type { AuditedAs } from "#platform/http/call.ts";
import { found } from "#platform/http/problem.server.ts";
import { everyPost } from "#platform/http/rate-limits.server.ts";
import { serveCalls } from "#platform/http/serve-calls.server.ts";
import { languageOfPath } from "#platform/language/localized-path.ts";
import { orderAccountCalls } from "./account/account-calls.ts";
import { listOwnOrders } from "./account/own-orders.server.ts";
import { officeHandlers } from "./admin/answer-office.server.ts";
import { officeCalls } from "./admin/office-calls.ts";
import { orderCalls } from "./calls.ts";
import { salesHandlers } from "./changing/answer-sales.server.ts";
import { eraseOldOrders } from "./changing/erase-orders.server.ts";
import { createReservationClock } from "./changing/free-reservations.server.ts";
import { findByKey, openOrder, waitsForReader } from "./changing/open-order.server.ts";
import { fillCheckout } from "./checkout/fill-checkout.server.ts";
import { beginGoods } from "./goods/begin-goods.server.ts";
import { findProducts } from "./goods/products-for-sale.server.ts";
import { orderMailKinds } from "./mails/mail-kinds.ts";
import { sampleOrderMails } from "./mails/sample-mails.server.ts";
import { orderData } from "./order-data.server.ts";
import { longestKey } from "./order-key.ts";
import { orderPath } from "./order-link.server.ts";
import { readText } from "./order-texts.server.ts";
import { fillOrder } from "./page/fill-order.server.ts";
import { answerSums } from "./placing/answer-sums.server.ts";
import { previewTexts } from "./placing/preview-texts.server.ts";
import { receiveOrder } from "./placing/receive-order.server.ts";
import type { BankAccounts } from "./read-bank-account.ts";
import { showOrder } from "./show-order.server.ts";
import { talkHandlers } from "./talk/answer-talk.server.ts";
import { talkCalls } from "./talk/talk-calls.ts";

interface Settings {
  origin: string;
  mailTo: string | undefined;
  bankAccounts: BankAccounts;
}

declare module "#platform/audit/audit-log.server.ts" {
  interface AuditActions {
    orders: AuditedAs<typeof orderCalls & typeof officeCalls & typeof talkCalls>;
  }
}

/** An order, from the moment a buyer is bound to the last payment. */
export const ordersFeature: Feature<Settings> = {
  name: "orders",
  calls: { ...orderCalls, ...orderAccountCalls, ...officeCalls, ...talkCalls },
  data: orderData,
  mailKinds: orderMailKinds,
  sampleMails: sampleOrderMails,
  async create(platform) {
    const { settings, store, now, guard, limits } = platform;
    const parts = {
      ...{ ...platform, ...settings, findProducts: findProducts(platform.ports) },
      readTextTemplates: keepTextTemplates(),
    };
    await beginGoods(store, now());
    const clock = createReservationClock(parts);
    const showByKey = async (key: string) => {
      const found = await findByKey(parts, key);
      if (!found) return undefined;
      const shown = await showOrder(store.read, found.order, settings.bankAccounts);
      return { ...shown, waitsForReader: waitsForReader(found) };
    };
    return {
      calls: serveCalls(orderCalls, {
        "GET /api/shop/sums": ({ query }) =>
          answerSums(store.read, query, now(), parts.findProducts),
        "POST /api/v1/Shop/Order/Create": receiveOrder(parts),
        "GET /api/shop/order": async ({ query }) => found(await showByKey(query.order)),
        "POST /api/shop/order/open": async ({ body: { order } }) => {
          await openOrder(parts, order);
          return found(await showByKey(order));
        },
        "POST /shop/order": async ({ c }) => {
          const key = c.req.query("order") ?? "";
          await limits.take([everyPost], guard.limitKey(c));
          guard.admitPost(c, "form");
          if (key.length <= longestKey) await openOrder(parts, key);
          return c.redirect(orderPath(key, languageOfPath(c.req.path).code), 303);
        },
        "GET /api/shop/order/text": async ({ query }) => {
          const { order } = found(await findByKey(parts, query.order));
          return found(await readText(store.read, order, query.kind));
        },
        "POST /api/shop/texts": ({ body }) => previewTexts(store.read, body, now(), parts),
        ...salesHandlers(parts),
      }).concat(
        serveCalls(officeCalls, officeHandlers(parts)),
        serveCalls(talkCalls, talkHandlers(parts)),
        serveCalls(orderAccountCalls, {
          "GET /api/account/orders": ({ by, query }) =>
            listOwnOrders(store.read, by.user, query, parts),
        }),
      ),
      fills: {
        "/shop/checkout": fillCheckout((asked) =>
          answerSums(store.read, asked, now(), parts.findProducts),
        ),
        "/shop/order": fillOrder(showByKey),
      },
      tidy: () => eraseOldOrders(store, now()),
      start: clock.start,
      stop: clock.stop,
    };
  },
};
