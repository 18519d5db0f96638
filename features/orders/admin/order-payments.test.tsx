import { act, useState } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { allMessages } from "#platform/language/all-messages.ts";
import { languageOf } from "#platform/language/languages.ts";
import { readWords } from "#platform/language/read-words.ts";
import { Translations } from "#platform/language/translations.tsx";
import "#tests/support/dialogs.ts";
import { typeInto } from "#tests/support/type-into.ts";
import type { OrderAnswer } from "./office-calls.ts";
import { OrderPayments } from "./order-payments.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

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
  const messages = { ...allMessages.en, ...readWords<object>("messages/admin").en };
  const element = (
    <Translations language={languageOf("en")} messages={messages}>
      <Payments />
    </Translations>
  );
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const router = createMemoryRouter([{ path: "/", element }]);
  await act(async () => root.render(<RouterProvider router={router} />));
  const amount = () => place.querySelector("[name=amount]") as HTMLInputElement;
  expect(amount().value).toBe("8500.00");
  await act(async () => receive(100_000));
  expect(amount().value).toBe("7500.00");
  await typeInto(amount(), "123.45");
  await act(async () => receive(250_000));
  expect(amount().value).toBe("123.45");
  await act(async () => root.unmount());
});
