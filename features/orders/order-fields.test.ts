import * as v from "valibot";
import { expect, test } from "vitest";
import { orderCalls } from "./calls.ts";
import { orderAddress } from "./order-address.ts";
import {
  buyerControls,
  buyerSchema,
  consents,
  type OrderForm,
  orderControls,
  orderSchema,
} from "./order-fields.ts";
import { orderLimits } from "./rules/order-limits.ts";

const order = {
  Lines: [{ ProductId: 1030, Quantity: 1 }],
  Buyer: {
    Kind: "business",
    NameSurname: "Greta Beispiel",
    Email: "greta@beispiel.example",
    Company: "Beispiel GmbH",
    Country: "DE",
    Street: "Musterstraße 1",
    PostalCode: "10115",
    City: "Berlin",
  },
  SeenTotal: 290_000,
  Currency: "EUR",
  PaymentMethod: "transfer",
};

const wrongIn = (changes: object) => {
  const { issues = [] } = v.safeParse(orderSchema, { ...order, ...changes });
  return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
};
const quantity = (Quantity: unknown) => ({ Lines: [{ ProductId: 1030, Quantity }] });

test("what a form leaves out is empty", () => {
  const { Buyer, Consents }: OrderForm = v.parse(orderSchema, order);
  expect(Buyer).toMatchObject({ Phone: "", VatId: "", IdentityNumber: "" });
  expect(Consents).toEqual([]);
});

test.each([
  [quantity(0), "Lines.0.Quantity: too_few"],
  [quantity(-3), "Lines.0.Quantity: too_few"],
  [quantity(1.5), "Lines.0.Quantity: not_whole"],
  [quantity(1e300), "Lines.0.Quantity: not_whole"],
  [quantity(Number.MAX_SAFE_INTEGER), "Lines.0.Quantity: too_many"],
  [quantity("2"), "Lines.0.Quantity: required"],
  [{ Lines: [] }, "Lines: required"],
  [{ Lines: Array(orderLimits.lines + 1).fill(order.Lines[0]) }, "Lines: too_many"],
  [{ SeenTotal: -1 }, "SeenTotal: wrong"],
  [{ SeenTotal: 0.1 }, "SeenTotal: not_whole"],
  [{ Currency: "GBP" }, "Currency: required"],
  [{ Consents: ["everything"] }, "Consents.0: unknown"],
  [{ Consents: ["terms", "contract", "terms"] }, "Consents: given_twice"],
  [{ Buyer: { ...order.Buyer, NameSurname: "Greta\nBcc: a@b.example" } }, "single_line"],
  [{ Buyer: { ...order.Buyer, Country: "germany" } }, "Buyer.Country: required"],
])("%j is refused", (changes, told) => {
  expect(wrongIn(changes).join()).toContain(told);
});

test("the plain form has a control for all that a buyer says", () => {
  const fields = Object.keys(buyerSchema.entries).map((name) => `Buyer.${name}`);
  expect(Object.values<string>(buyerControls).sort()).toEqual(fields.sort());
  expect(Object.values(orderControls)).toEqual(
    expect.arrayContaining(consents.map((name) => `Consents.${name}`)),
  );
});

test("the calls: the order's own address, and a record of whoever changes an order", () => {
  expect(Object.keys(orderCalls)).toContain(`POST ${orderAddress}`);
  for (const [name, call] of Object.entries(orderCalls))
    if (name.includes("/api/admin/")) expect(call).toHaveProperty("audit");
});
