import type { Feature } from "#platform/feature.server.ts";
import { serveCalls } from "#platform/http/serve-calls.server.ts";
import { cartCalls } from "./calls.ts";
import { fillEnquiry } from "./fill-enquiry.server.ts";
import { changeWishes } from "./wishlist/change-wishes.server.ts";
import { wishlistData } from "./wishlist/wishlist-tables.server.ts";

/**
 * The cart lives in the browser; without JavaScript what is wanted comes into the message by the page's address. The
 * wishlist of whoever is signed in is kept with the account, too.
 */
export const cartFeature: Feature = {
  name: "cart",
  calls: cartCalls,
  data: wishlistData,
  create: ({ store, now, ports }) => ({
    calls: serveCalls(cartCalls, {
      "POST /api/account/wishes": ({ by: { user }, body: { owner, add, remove } }) =>
        store.write(async (trx) => {
          const change = { add, remove: owner === user.id ? remove : [] };
          return { owner: user.id, productIds: await changeWishes(trx, user.id, change, now()) };
        }),
    }),
    fills: { "/contact": fillEnquiry((code) => ports.catalogue?.soldIn(code) ?? new Map()) },
  }),
};
