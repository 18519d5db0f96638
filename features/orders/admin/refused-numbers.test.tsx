import { act, type ReactNode } from "react";
import { expect, test, vi } from "vitest";
import "#tests/support/dialogs.ts";
import { officeStageIn } from "#tests/support/stage.tsx";
import { takeToasts } from "#ui/toast/toast-store.ts";
import type { OrderAnswer } from "./office-calls.ts";
import { OrderPayments } from "./order-payments.tsx";
import { PriceForm } from "./price-form.tsx";
import { StockForm } from "./stock-form.tsx";

const show = officeStageIn("en");
let errors: Record<string, string[]> = {};
vi.mock("#platform/session/send-json.ts", () => ({
  sendJson: async () => Response.json({ code: "invalid", errors }, { status: 422 }),
}));

/** What is said after a form with these values was refused. */
async function saidOf(form: ReactNode, typed: Record<string, string>, why: typeof errors) {
  errors = why;
  await show(form);
  for (const [name, value] of Object.entries(typed)) {
    const control = document.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (control) control.value = value;
  }
  await act(async () => document.querySelector("form")?.requestSubmit());
  return takeToasts().map(({ text }) => text);
}

test("who pays back more than came in is told how much that was", async () => {
  const order = { id: "1", state: "paid", currency: "EUR", total: 850_000, paid: 850_000 };
  const form = <OrderPayments order={order as OrderAnswer["order"]} payments={[]} />;
  expect(await saidOf(form, { kind: "refund", amount: "9000" }, { amount: ["too_much"] })).toEqual([
    "No more can be paid back than came in: €8,500.00.",
  ]);
});

test("who takes more out of the stock than there is, or nothing, is told so", async () => {
  const typed = { change: "-5", note: "lost" };
  const said = (code: string) => saidOf(<StockForm productId={1} />, typed, { change: [code] });
  expect(await said("too_few")).toEqual(["There are not that many in stock."]);
  expect(await said("required")).toEqual([
    "Say how many come in or, with a minus, go out: 0 changes nothing.",
  ]);
});

test("who lets a price begin on a day that has passed is told so", async () => {
  const typed = { price: "2600", validFrom: "2020-01-01" };
  expect(await saidOf(<PriceForm productId={1} />, typed, { validFrom: ["passed"] })).toEqual([
    "This day has passed: a price counts from today on, or later.",
  ]);
});
