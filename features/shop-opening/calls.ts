import * as v from "valibot";
import { callsFor } from "#platform/http/call.ts";
import { openingParts } from "./find-missing.ts";

const part = v.picklist(openingParts, "unknown");

export const shopOpeningCalls = callsFor("Admin", {
  "GET /api/shop/opening": {
    about: "Whether orders are taken; while they are not, the checkout leads to the contact form.",
    caller: "anyone",
    answer: v.strictObject({ isOpen: v.boolean() }),
  },
  "GET /api/admin/shop-opening": {
    about: "What has to be confirmed before a public site sells, and what is missing.",
    answer: v.strictObject({
      isOpen: v.boolean(),
      /** A site that is tried out sells without being confirmed. */
      isPublic: v.boolean(),
      parts: v.array(
        v.strictObject({
          part,
          state: v.picklist(["confirmed", "unconfirmed", "changed", "incomplete"]),
          /** Names of settings, or of facts of content/site.json. */
          lacks: v.array(v.string()),
          confirmed: v.nullable(v.strictObject({ at: v.string(), by: v.string() })),
        }),
      ),
    }),
  },
  "POST /api/admin/shop-opening/confirm": {
    about: "Confirms a part as it is now; refused with `lacks` where something is not filled in.",
    body: v.strictObject({ part }),
    answer: v.strictObject({ isOpen: v.boolean() }),
    audit: "shop.confirm",
  },
  "POST /api/admin/shop-opening/close": {
    about: "Takes the confirmation of a part back; a public site sells nothing from then on.",
    body: v.strictObject({ part }),
    answer: v.strictObject({ isOpen: v.boolean() }),
    audit: "shop.close",
  },
});
