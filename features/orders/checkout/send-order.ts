import type { GenericSchema } from "valibot";
import type { Conflict } from "#platform/http/call.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { honeypotControl } from "#platform/submissions/honeypot-control.ts";
import type { CreatedOrder, OrderSums, orderCalls } from "../calls.ts";
import { buyerControls } from "../order-fields.ts";
import { linesIn } from "../placing/body-of-form.ts";
import { type BuyerErrors, buyerIn, consentsIn } from "./read-buyer.ts";

interface Order {
  data: FormData;
  lines: string;
  sums: OrderSums;
  language: LanguageCode;
}

/** One order on its way: all tries of the same text share a key, so that it is made once. */
interface Attempt {
  body: string;
  key: string;
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
  | { outcome: "offline" | "unavailable" };

/** Sends an order with the sums that the buyer sees. */
export async function sendOrder(order: Order, attempt: Attempt): Promise<Sent> {
  const body = bodyOf(order);
  const text = JSON.stringify(body);
  try {
    // What only an order needs is loaded when there is one.
    const [{ makeKey }, { clientOf }] = await Promise.all([
      import("#platform/submissions/send-form.ts"),
      import("#platform/session/call-client.ts"),
    ]);
    if (attempt.body !== text) Object.assign(attempt, { body: text, key: makeKey() });
    const result = await clientOf<Creating>()(create, {
      body,
      key: attempt.key,
      patient: true,
    });
    if (result.outcome === "refused") return { ...result, errors: byControl(result.errors) };
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
