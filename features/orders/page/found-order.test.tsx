import { act } from "react";
import { expect, test, vi } from "vitest";
import { allMessages } from "#platform/language/all-messages.ts";
import { stageIn } from "#tests/support/stage.tsx";
import type { ShownOrder } from "../calls.ts";
import { OrderLines } from "./order-lines.tsx";
import { OrderTexts } from "./order-texts.tsx";

const words = allMessages.de;
const buyer: ShownOrder["buyer"] = {
  ...{ kind: "business", name: "Greta Beispiel", email: "greta@beispiel.example", phone: "" },
  ...{ company: "Stadt Beispiel", country: "DE", street: "Markt 1", postalCode: "10115" },
  ...{ city: "Berlin", region: "", taxNumber: "", taxOffice: "", vatId: "DE136695976" },
  ...{ leitwegId: "04011000-1234512345-06", ownReference: "PO-77" },
};

const show = stageIn("de");
const text = () => document.body.textContent ?? "";

test("each number of the invoice's address stands beside its name, the Leitweg-ID too", async () => {
  const sums = { gross: 0, discount: 0, net: 0, tax: 0, total: 0, paid: 0, taxPercent: 0 };
  const order = { ...sums, currency: "EUR", taxNote: "", lines: [], buyer } as unknown;
  await show(<OrderLines order={order as ShownOrder} />);
  const lines = document.querySelector("address")?.textContent?.split("\n").slice(-3);
  const { vatId, leitwegId, ownReference } = words.checkout.fields;
  expect(lines).toEqual([
    `${vatId}: DE136695976`,
    `${leitwegId}: 04011000-1234512345-06`,
    `${ownReference}: PO-77`,
  ]);
});

test("a contract text that did not come is asked for again when it is opened again", async () => {
  let isDown = true;
  vi.stubGlobal("fetch", async () =>
    isDown
      ? Response.json({}, { status: 503 })
      : Response.json({ title: "AGB", text: "Der Vertrag.", isSame: true }),
  );
  const texts = [{ kind: "terms", title: "AGB", hash: "a" }];
  await show(<OrderTexts texts={texts} orderKey="K7QM-2XPD.signed" />);
  const toggle = (open: boolean) =>
    act(async () => {
      const details = document.querySelector("details");
      if (details) details.open = open;
    });
  await toggle(true);
  await expect.poll(text).toContain(words.checkout.page.failed);
  isDown = false;
  await toggle(false);
  await toggle(true);
  await expect.poll(text).toContain("Der Vertrag.");
});
