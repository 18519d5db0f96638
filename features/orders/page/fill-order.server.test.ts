import { expect, test } from "vitest";
import type { OrderBehindLink } from "../calls.ts";
import { fillOrder } from "./fill-order.server.ts";

const order: OrderBehindLink = {
  ...{ reference: "AB12-CD34", state: "awaiting_payment", language: "de", currency: "EUR" },
  ...{ gross: 700_00, discount: 70_00, net: 630_00, tax: 119_70, total: 749_70, paid: 0 },
  ...{ due: 749_70, taxPercent: 19, taxNote: "Ein Satz zur Steuer.", paymentMethod: "transfer" },
  createdAt: "2026-11-28T21:43:00.000Z",
  reservedUntil: "2026-11-28T23:43:00.000Z",
  waitsForReader: false,
  lines: [
    {
      ...{ productId: 1030, name: "Mobile App", quantity: 2, unitPrice: 350_00 },
      ...{ gross: 700_00, discount: 70_00, net: 630_00 },
    },
  ],
  bankAccount: {
    ...{ holder: "Softwarefabrik", iban: "DE89370400440532013000" },
    ...{ bic: "COBADEFFXXX", bank: "Musterbank" },
  },
  buyer: {
    ...{ kind: "business", name: "Ada Groß", email: "ada@example.com", phone: "" },
    ...{ company: "Groß & Söhne", country: "DE", street: "Große Straße 1" },
    ...{ postalCode: "10115", city: "Berlin", region: "", taxNumber: "", taxOffice: "" },
    ...{ vatId: "", leitwegId: "", ownReference: "PO-7" },
  },
  ...{ steps: [], payments: [], texts: [], messages: [], files: [] },
};

const page = '<p data-order="told" class="x">…</p><form data-order-open="" hidden=""></form>';

async function told(changes: Partial<OrderBehindLink> = {}): Promise<string> {
  const fill = fillOrder(async () => ({ ...order, ...changes }))("/de/shop/order", "order=k");
  return ((await fill?.(page)) ?? "").replace(/\s/gu, " ");
}

test("without JavaScript an order says until when it is reserved, and what keeps it", async () => {
  expect(await told()).toContain(
    "Bis 29. November 2026 um 02:43 Uhr (türkische Zeit) ist Ihre Bestellung reserviert. Öffnen Sie den Link",
  );
  const opened = { reservedUntil: "2026-12-05T21:43:00.000Z" };
  expect(await told(opened)).toContain(
    "Ihre Bestellung ist bis 6. Dezember 2026 um 00:43 Uhr (türkische Zeit) für Sie reserviert.",
  );
  expect(await told({ reservedUntil: null })).not.toContain("reserviert");
});

test("without JavaScript an order says all its sums, the tax and its law, the bank and who gets the invoice", async () => {
  const page = await told({ paid: 100_00, due: 649_70 });
  for (const line of [
    "Bank: Musterbank",
    "Betrag: 649,70 €",
    "2 × Mobile App: 630,00 €",
    "Preis ohne Rabatt: 700,00 €",
    "Rabatt: −70,00 €",
    "Zwischensumme: 630,00 €",
    "MwSt. 19 %: 119,70 €",
    "Gesamtbetrag: 749,70 €",
    "Bezahlt: 100,00 €",
    "Ein Satz zur Steuer.",
    "Rechnungsadresse Groß &amp; Söhne Ada Groß Große Straße 1 10115 Berlin Deutschland Ihre eigene Bestellnummer: PO-7",
  ])
    expect(page).toContain(line);
});

test("an address stands there as it was typed", async () => {
  const buyer = { ...order.buyer, email: "a$&b$$c@example.com" };
  expect(await told({ buyer })).toContain("an a$&amp;b$$c@example.com unterwegs");
});

test("where nothing is reduced or paid, nothing is said of it", async () => {
  const page = await told({ gross: 630_00, discount: 0 });
  expect(page).not.toContain("Rabatt");
  expect(page).not.toContain("Bezahlt");
});

test("without JavaScript an address without a whole link says so, where it promised to load for ever", async () => {
  const asked: string[] = [];
  const fill = fillOrder(async (key) => {
    asked.push(key);
    return undefined;
  });
  for (const query of ["", "?order=", "?x=1", `?order=${"A".repeat(5_000)}`])
    expect(await fill("/de/shop/order", query)?.(page), query).toContain(
      "Zu diesem Link gibt es keine Bestellung.",
    );
  expect(asked).toEqual([]);
});
