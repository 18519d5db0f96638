import { expect, test } from "vitest";
import type { LanguageCode } from "#platform/language/languages.ts";
import { samplePerson } from "#platform/outbox/sample-mails.ts";
import type { OrderSums } from "../calls.ts";
import type { Order } from "../order-tables.server.ts";
import { orderMails } from "./order-mails.server.ts";

const amounts = { gross: 380_000, discount: 35_000, net: 345_000, tax: 0, total: 345_000 };
const sums: OrderSums = {
  ...{ ...amounts, currency: "EUR", taxPercent: 0, taxNote: "Hinweis", isEstimate: false },
  ...{ way: "order", lines: [] },
};
const order: Order = {
  ...{ ...samplePerson, ...amounts, language: "de", currency: "EUR", created_at: 0 },
  ...{ state: "awaiting_payment", kind: "business", payment_method: "transfer", country: "DE" },
  ...{ email_key: samplePerson.email, street: "", postal_code: "", city: "", region: "" },
  ...{ tax_number: "", tax_office: "", vat_id: "", leitweg_id: "", identity_number: "" },
  ...{ own_reference: "PO-77", tax_hundredths: 0, paid: 0, consents: "[]", search_text: "" },
  ...{ link_opened_at: null, reserved_until: null, reminded_at: null, user_id: null },
  tax_row: JSON.stringify({ note: "serviceExportToUnion" }),
};
const bankAccounts = { TRY: undefined, EUR: undefined, USD: undefined };
const parts = { origin: "https://www.example.com", sign: () => "signed", bankAccounts };
const textOf = (path: string) => `## Widerruf\n\n- die Funktion am Ende jeder Seite (${path}),`;

function mailsIn(language: LanguageCode, path: string) {
  const text = {
    kind: "terms",
    title: "…",
    updated: "",
    template: "",
    text: textOf(path),
  } as const;
  const [company, buyer] = orderMails(
    { order: { ...order, language }, sums, texts: [text] },
    parts,
  );
  return { company: company?.text ?? "", buyer: buyer?.text ?? "" };
}

test("the company reads in its own language which number is the buyer's, and why there is no tax", () => {
  const { company } = mailsIn("de", "");
  expect(company).toContain("Sipariş numarası: SF-7K3M-Q2");
  expect(company).toContain("Alıcının kendi sipariş numarası: PO-77");
  expect(company).toContain("KDV");
  expect(company).not.toMatch(/Sizin|Hinweis/);
});

test("whoever reads a text of the order in a mail learns where the withdrawal page is", () => {
  expect(mailsIn("de", "/de/shop/withdraw").buyer).toContain(
    "(https://www.example.com/de/shop/withdraw),",
  );
  expect(mailsIn("tr", "/shop/withdraw").buyer).toContain(
    "(https://www.example.com/shop/withdraw),",
  );
});

test("sums are called and written as on the order's page", () => {
  const { buyer } = mailsIn("de", "");
  expect(buyer).toContain("Preis ohne Rabatt: 3.800,00\u00a0€");
  expect(buyer).toContain("Rabatt: −350,00\u00a0€");
});
