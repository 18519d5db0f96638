import type { Feature } from "#platform/feature.server.ts";
import type { AuditedAs } from "#platform/http/call.ts";
import { found } from "#platform/http/problem.server.ts";
import { serveCalls } from "#platform/http/serve-calls.server.ts";
import { orderAccountCalls } from "./account/account-calls.ts";
import { listOwnOrders } from "./account/own-orders.server.ts";
import { officeHandlers } from "./admin/answer-office.server.ts";
import { officeCalls } from "./admin/office-calls.ts";
import { orderCalls } from "./calls.ts";
import { salesHandlers } from "./changing/answer-sales.server.ts";
import { eraseOldOrders } from "./changing/erase-orders.server.ts";
import { createReservationClock } from "./changing/free-reservations.server.ts";
import { openOrder } from "./changing/open-order.server.ts";
import { fillCheckout } from "./checkout/fill-checkout.server.ts";
import { beginGoods } from "./goods/begin-goods.server.ts";
import { findProducts } from "./goods/products-for-sale.server.ts";
import { orderMailKinds } from "./mails/mail-kinds.ts";
import { orderData } from "./order-tables.server.ts";
import { readText } from "./order-texts.server.ts";
import { fillOrder } from "./page/fill-order.server.ts";
import { answerSums } from "./placing/answer-sums.server.ts";
import { previewTexts } from "./placing/preview-texts.server.ts";
import { receiveOrder } from "./placing/receive-order.server.ts";
import type { BankAccounts } from "./read-bank-account.ts";
import { showOrder } from "./show-order.server.ts";

interface Settings {
  origin: string;
  mailTo: string | undefined;
  bankAccounts: BankAccounts;
}

declare module "#platform/audit/audit-log.server.ts" {
  interface AuditActions {
    orders: AuditedAs<typeof orderCalls> | AuditedAs<typeof officeCalls>;
  }
}

/** An order, from the moment a buyer is bound to the last payment. */
export const ordersFeature: Feature<Settings> = {
  name: "orders",
  calls: { ...orderCalls, ...orderAccountCalls, ...officeCalls },
  data: orderData,
  mailKinds: orderMailKinds,
  async create(platform) {
    const { settings, store, now } = platform;
    const parts = { ...platform, ...settings, findProducts: findProducts(platform.ports) };
    await beginGoods(store, now());
    const clock = createReservationClock(parts);
    const fillers = [
      fillCheckout((asked) => answerSums(store.read, asked, now(), parts.findProducts)),
      fillOrder(async (key) => {
        const order = await openOrder(parts, key);
        return order && showOrder(store.read, order, settings.bankAccounts);
      }),
    ];
    return {
      calls: serveCalls(orderCalls, {
        "GET /api/shop/sums": ({ query }) =>
          answerSums(store.read, query, now(), parts.findProducts),
        "POST /api/v1/Shop/Order/Create": receiveOrder(parts),
        "GET /api/shop/order": async ({ query }) => {
          const order = found(await openOrder(parts, query.order));
          return showOrder(store.read, order, settings.bankAccounts);
        },
        "GET /api/shop/order/text": async ({ query }) => {
          const order = found(await openOrder(parts, query.order));
          return found(await readText(store.read, order, query.kind));
        },
        "POST /api/shop/texts": ({ body }) =>
          previewTexts(store.read, body, now(), parts.findProducts),
        ...salesHandlers(parts),
      }).concat(
        serveCalls(officeCalls, officeHandlers(parts)),
        serveCalls(orderAccountCalls, {
          "GET /api/account/orders": ({ by, query }) =>
            listOwnOrders(store.read, by.user, query, settings.bankAccounts),
        }),
      ),
      fillPage(path, query) {
        for (const find of fillers) {
          const fill = find(path, query);
          if (fill) return fill;
        }
        return undefined;
      },
      tidy: () => eraseOldOrders(store, now()),
      start: clock.start,
      stop: clock.stop,
    };
  },
};
