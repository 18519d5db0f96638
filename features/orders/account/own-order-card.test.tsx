import { expect, test } from "vitest";
import { allMessages } from "#platform/language/all-messages.ts";
import { stageIn } from "#tests/support/stage.tsx";
import type { OwnOrder } from "./account-calls.ts";
import { OwnOrderCard } from "./own-order-card.tsx";

const words = allMessages.en;
const sums = { gross: 1000, discount: 0, net: 1000, tax: 0, total: 1000, taxPercent: 0 };
const ordered: OwnOrder = {
  ...{ reference: "K7QM-2XPD", state: "awaiting_payment", language: "en", currency: "EUR" },
  ...{ ...sums, taxNote: "", paid: 0, due: 1000, paymentMethod: "transfer" },
  ...{ createdAt: "2026-11-27T10:00:00.000Z", reservedUntil: "2026-11-27T12:00:00.000Z" },
  ...{ lines: [], steps: [], payments: [], texts: [], messages: [], files: [] },
  ...{ buyer: {} as OwnOrder["buyer"], key: "K7QM-2XPD.signed" },
  bankAccount: { holder: "Factory", iban: "DE02120300000000202051", bic: "", bank: "" },
};

const draw = stageIn("en");
const show = (order: OwnOrder) => draw(<OwnOrderCard order={order} />);
const text = () => document.body.textContent ?? "";

test("an order leads to its page, where its contract texts, messages and files are", async () => {
  await show(ordered);
  const link = [...document.querySelectorAll("a")].find((each) =>
    each.textContent?.startsWith(words.account.orders.page),
  );
  expect(link?.getAttribute("href")).toBe("/en/shop/order?order=K7QM-2XPD.signed");
});

test("as long as nobody opened the mail's link it is said what that would do", async () => {
  const [, opens = ""] = words.checkout.pay.untilOpened.split("{time}");
  await show(ordered);
  expect(text()).toContain(opens);
  await show({ ...ordered, reservedUntil: "2026-12-04T10:00:00.000Z" });
  expect(text()).not.toContain(opens);
});
