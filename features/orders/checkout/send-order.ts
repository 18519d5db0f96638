import type { GenericSchema } from "valibot";
import type { Conflict } from "#platform/http/call.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { honeypotControl } from "#platform/submissions/honeypot-control.ts";
import type { CreatedOrder, OrderSums, orderCalls } from "../calls.ts";
import { buyerControls } from "../order-fields.ts";
import { linesIn } from "../placing/body-of-form.ts";
import { keyOfText } from "./order-key-of-text.ts";
import { type BuyerErrors, buyerIn, consentsIn } from "./read-buyer.ts";

interface Order {
  data: FormData;
  lines: string;
  sums: OrderSums;
  language: LanguageCode;
}

const create = "POST /api/v1/Shop/Order/Create";
type Create = (typeof orderCalls)[typeof create];
/** What a body must hold, the server alone says: the same handler reads a plain form. */
type Creating = { [create]: Create & { body: GenericSchema<object> } };

export type Sent =
  | { outcome: "done"; answer: CreatedOrder }
  | { outcome: "conflict"; answer: Conflict }
  | { outcome: "refused"; errors: BuyerErrors }
  | { outcome: "limited"; waitSeconds: number }
  | { outcome: "notForSale"; code: string | undefined }
  | { outcome: "offline" | "unavailable" };

/** Sends an order with the sums that the buyer sees. */
export async function sendOrder(order: Order): Promise<Sent> {
  const body = bodyOf(order);
  try {
    // What only an order needs is loaded when there is one.
    const { clientOf } = await import("#platform/session/call-client.ts");
    const result = await clientOf<Creating>()(create, {
      body,
      key: await keyOfText(JSON.stringify(body)),
      patient: true,
    });
    if (result.outcome === "refused") {
      const errors = byControl(result.errors);
      if (Object.keys(errors).length > 0) return { outcome: "refused", errors };
      // Nothing of it was typed: it is said of the order as a whole.
      const { Lines } = result.errors;
      return Lines ? { outcome: "notForSale", code: Lines[0] } : { outcome: "unavailable" };
    }
    const { outcome } = result;
    if (outcome === "done" || outcome === "conflict" || outcome === "limited") return result;
    return { outcome: result.outcome === "offline" ? "offline" : "unavailable" };
  } catch (error) {
    console.error(error);
    return { outcome: "offline" };
  }
}

const bodyOf = ({ data, lines, sums, language }: Order) => ({
  Lines: linesIn(lines),
  Buyer: buyerIn(data),
  SeenTotal: sums.total,
  Currency: sums.currency,
  PaymentMethod: "transfer",
  Language: language,
  Consents: consentsIn(data),
  Website: String(data.get(honeypotControl) ?? ""),
});

/** The server names places in the body. */
function byControl(errors: Record<string, string[]>): BuyerErrors {
  return Object.fromEntries(
    Object.entries(buyerControls).flatMap(([control, place]) => {
      const code = errors[place]?.[0];
      return code ? [[control, code]] : [];
    }),
  );
}
