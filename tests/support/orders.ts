import type { CreatedOrder, OrderSums } from "#features/orders/calls.ts";
import { orderAddress } from "#features/orders/order-address.ts";
import type { Visitor } from "./visitor.ts";

/** A business in Germany. */
const goodBuyer = {
  Kind: "business",
  NameSurname: "Greta Beispiel",
  Email: "greta@beispiel.example",
  Company: "Beispiel GmbH",
  Country: "DE",
  Street: "Musterstraße 1",
  PostalCode: "10115",
  City: "Berlin",
};

/** What it costs now, as the page shows it. */
export async function sumsOf(visitor: Visitor, query: Record<string, string>): Promise<OrderSums> {
  const answer = await visitor.fetch(`/api/shop/sums?${new URLSearchParams(query)}`);
  if (answer.status !== 200) throw new Error(await answer.text());
  return answer.json() as Promise<OrderSums>;
}

/** The body of an order that the buyer has seen the sums of. */
export async function goodOrder(visitor: Visitor, productId = 1030, buyer: object = {}) {
  const Buyer = { ...goodBuyer, ...buyer };
  const seen = { country: Buyer.Country, kind: Buyer.Kind };
  const { total, currency } = await sumsOf(visitor, { lines: String(productId), ...seen });
  return {
    Lines: [{ ProductId: productId, Quantity: 1 }],
    Buyer,
    SeenTotal: total,
    Currency: currency,
    PaymentMethod: "transfer",
    Language: "de",
    Consents: ["terms"],
  };
}

export const sendOrder = (visitor: Visitor, body: object, key: string = crypto.randomUUID()) =>
  visitor.postJson(orderAddress, body, { key });

/** A new order of somebody with this address. */
export async function placeOrder(visitor: Visitor, buyer: object = {}): Promise<CreatedOrder> {
  const answer = await sendOrder(visitor, await goodOrder(visitor, 1030, buyer));
  if (answer.status !== 200) throw new Error(await answer.text());
  return answer.json() as Promise<CreatedOrder>;
}
