import { administratorOf } from "#platform/audit/keep-record.server.ts";
import type { ShownSite } from "#platform/content/site-shell.ts";
import { wholeSite } from "#platform/content/whole-site.server.ts";
import type { Feature } from "#platform/feature.server.ts";
import type { AuditedAs } from "#platform/http/call.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { serveCalls } from "#platform/http/serve-calls.server.ts";
import { shopOpeningCalls } from "./calls.ts";
import { fillClosed } from "./fill-closed.server.ts";
import { shopCheck } from "./go-live.server.ts";
import { openingData } from "./opening-tables.server.ts";
import type { Accounts } from "./parts-today.server.ts";
import { createShopOpening } from "./shop-opening.server.ts";

declare module "#platform/feature.server.ts" {
  interface Ports {
    "shop-opening": {
      /** Whether orders may be taken. Reads the store, so it is asked outside of transactions. */
      isOpen(): Promise<boolean>;
    };
  }
}

declare module "#platform/audit/audit-log.server.ts" {
  interface AuditActions {
    shopOpening: AuditedAs<typeof shopOpeningCalls>;
  }
}

interface Settings {
  /** The site is this machine's own: somebody tries it out. */
  loopback: boolean;
  bankAccounts: Accounts;
}

/** A public site sells nothing until its seller's facts, bank accounts and legal texts are confirmed. */
export const shopOpeningOf = (site: ShownSite): Feature<Settings> => ({
  name: "shop-opening",
  calls: shopOpeningCalls,
  data: openingData,
  goLive: [shopCheck(site)],
  async create({ settings: { loopback, bankAccounts }, store, now, log }) {
    const opening = createShopOpening({ store, now, site, accounts: bankAccounts });
    let isOpenNow = loopback;
    const isOpen = async () => {
      isOpenNow = loopback || (await opening.isOpen());
      return isOpenNow;
    };
    await isOpen();
    const after = async () => ({ isOpen: await isOpen() });
    return {
      calls: serveCalls(shopOpeningCalls, {
        "GET /api/shop/opening": after,
        "GET /api/admin/shop-opening": async () => ({
          isOpen: await isOpen(),
          isPublic: !loopback,
          parts: await opening.show(),
        }),
        "POST /api/admin/shop-opening/confirm": async ({ by, body: { part } }) => {
          const lacks = await opening.confirm(administratorOf(by), part);
          if (lacks.length > 0) throw new Problem("invalid", { errors: { part: [...lacks] } });
          return after();
        },
        "POST /api/admin/shop-opening/close": async ({ by, body: { part } }) => {
          await opening.close(administratorOf(by), part);
          return after();
        },
      }),
      // What another process was told is known with the next page but one.
      fills: fillClosed(() => {
        isOpen().catch((err) => log.warn({ err }, "whether the shop is open is not known"));
        return !isOpenNow;
      }),
      port: { isOpen },
    };
  },
});

export const shopOpeningFeature = shopOpeningOf(wholeSite);
