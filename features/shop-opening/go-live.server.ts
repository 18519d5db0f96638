import type { ShownSite } from "#platform/content/site-shell.ts";
import type { GoLiveCheck } from "#platform/go-live/go-live-check.ts";
import type { Accounts } from "./parts-today.server.ts";
import { createShopOpening } from "./shop-opening.server.ts";

/** What buyers rely on is filled in and confirmed. Until then the shop is closed, and the rest of the site is not. */
export const shopCheck = (site: ShownSite): GoLiveCheck<{ bankAccounts: Accounts }> => ({
  name: "shop",
  where: "/admin/shop-opening",
  async look({ settings: { bankAccounts }, store, now }) {
    const opening = createShopOpening({ store, now: () => now, site, accounts: bankAccounts });
    const parts = await opening.show();
    const open = parts.filter(({ state }) => state !== "confirmed");
    const names = open.flatMap(({ part, lacks }) => (lacks.length > 0 ? lacks : [part]));
    return { grade: open.length > 0 ? "amber" : "green", names };
  },
});
