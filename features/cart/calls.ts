import * as v from "valibot";
import { type Answer, defineCalls } from "#platform/http/call.ts";

/** What a browser can keep at most; the catalogue is far smaller. */
const productIds = v.pipe(
  v.array(v.pipe(v.number(), v.safeInteger("not_whole"), v.minValue(1, "too_small"))),
  v.maxLength(500, "too_many"),
);

const wishes = v.strictObject({
  /** Whose they are: the account's id. */
  owner: v.string(),
  /** In the order in which they were wished for. */
  productIds: v.array(v.number()),
});

export const cartCalls = defineCalls({
  "POST /api/account/wishes": {
    about:
      "Brings what a browser has put on its wishlist into the account, and answers the account's; asked for with nothing, it only answers.",
    caller: "signed-in",
    body: v.strictObject({
      /** Whose list the browser changed; of another account's nothing is taken away. */
      owner: v.pipe(v.string(), v.maxLength(100, "too_long")),
      add: productIds,
      remove: productIds,
    }),
    answer: wishes,
  },
});

export type Wishes = Answer<(typeof cartCalls)["POST /api/account/wishes"]>;
