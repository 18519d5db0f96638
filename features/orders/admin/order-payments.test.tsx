import { act, useState } from "react";
import { expect, test } from "vitest";
import "#tests/support/dialogs.ts";
import { officeStageIn } from "#tests/support/stage.tsx";
import { typeInto } from "#tests/support/type-into.ts";
import type { OrderAnswer } from "./office-calls.ts";
import { OrderPayments } from "./order-payments.tsx";

const show = officeStageIn("en");
const order = { id: "1", state: "awaiting_payment", currency: "EUR", total: 850_000 };
const row = { kind: "in", source: "hand", bankReference: "", by: "Ayşe", at: "2026-11-29T10:00Z" };
let receive: (paid: number) => void;

function Payments() {
  const [paid, setPaid] = useState(0);
  receive = setPaid;
  const payments = paid > 0 ? [{ ...row, amount: paid } as OrderAnswer["payments"][number]] : [];
  return <OrderPayments order={{ ...order, paid } as OrderAnswer["order"]} payments={payments} />;
}

test("the open sum is offered as it is now; what somebody typed stays when a colleague books meanwhile", async () => {
  await show(<Payments />);
  const amount = () => document.querySelector("[name=amount]") as HTMLInputElement;
  expect(amount().value).toBe("8500.00");
  await act(async () => receive(100_000));
  expect(amount().value).toBe("7500.00");
  await typeInto(amount(), "123.45");
  await act(async () => receive(250_000));
  expect(amount().value).toBe("123.45");
});
