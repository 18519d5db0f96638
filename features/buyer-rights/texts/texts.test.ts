import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { reservationTimes } from "#features/orders/rules/reservation.ts";
import { languageCodes } from "#platform/language/languages.ts";
import {
  fillAgain,
  type OrderInText,
  type SumsInText,
  textsFor as textsFrom,
} from "./fill-text.server.ts";
import { plainText } from "./plain-text.server.ts";
import { seededTemplates } from "./read-text.server.ts";
import { missingConsents, orderTextKinds, shownTo, startsEarly } from "./shown-texts.ts";
import { readBlocks } from "./text-blocks.ts";

const textsFor = (order: OrderInText, sums: SumsInText) =>
  textsFrom(seededTemplates(order.language), order, sums);

const order: OrderInText = {
  ...{ language: "tr", currency: "TRY", kind: "person", country: "TR", payment_method: "transfer" },
  ...{ name: "Ayşe Örnek", company: "", email: "ayse@ornek.example", phone: "" },
  ...{ street: "Örnek Sok. 1", postal_code: "26130", city: "Eskişehir", region: "Tepebaşı" },
  ...{ tax_number: "", tax_office: "", vat_id: "" },
  reference: "K7QM-2XPD",
  created_at: Date.parse("2026-11-22T12:00:00Z"),
  consents: ["terms", "information", "contract"],
};
const sums = {
  lines: [{ name: "Mobil uygulama", quantity: 2, net: 40_000_000 }],
  ...{ net: 40_000_000, tax: 8_000_000, total: 48_000_000, taxPercent: 20, taxNote: "" },
};

test("each text among the entries is one that somebody is shown", () => {
  const files = readdirSync("content/entries/order-text");
  expect(files).toEqual(orderTextKinds.map((kind) => `order-${kind}.yaml`).sort());
});

test("what is formatted is its words in an order", () => {
  expect(
    plainText("Ein **Wort** und [noch eins](/contact).\n\n1. a\n2. *b*\n\n### C\n\n(\\*)"),
  ).toBe("Ein Wort und noch eins.\n\n- a\n- b\n\n## C\n\n(*)");
});

test.each(languageCodes)("filled in %s, nothing is left in braces", (language) => {
  for (const kind of orderTextKinds) {
    expect(seededTemplates(language)[kind].template).toContain("{orderReference}");
  }
  for (const change of [{}, { country: "DE" }, { kind: "business", company: "A & B" }] as const) {
    const filled = textsFor({ ...order, language, ...change }, sums);
    for (const { text } of filled) expect(text).not.toMatch(/[{}]|undefined/);
  }
});

test("a person in Türkiye reads form, contract and terms with the order's facts", () => {
  const texts = textsFor(order, sums);
  expect(texts.map(({ kind }) => kind)).toEqual(["information", "contract", "terms"]);
  const { text = "" } = texts[0] ?? {};
  expect(text).toContain("- 2 × Mobil uygulama: ₺400.000,00");
  expect(text).toContain("KDV: %20, ₺80.000,00");
  expect(text).toContain("tüm vergiler dâhil: ₺480.000,00");
  expect(text).toContain("Örnek Sok. 1, 26130 Tepebaşı/Eskişehir, Türkiye");
  expect(text).toContain("Sipariş numarası: K7QM-2XPD");
  expect(text).toContain("22 Kasım 2026 15:00");
  // Nobody gave a phone number: no empty line asks for one.
  expect(text.split("## Alıcı")[1]).not.toContain("Telefon");
});

test("each text that names the time to pay says what ends an order before it", () => {
  expect(reservationTimes.unseen).toBe(2 * 60 * 60 * 1000);
  const hours = { tr: "iki saat", en: "two hours", de: "zwei Stunden" };
  for (const language of languageCodes)
    for (const { kind, text } of textsFor({ ...order, language }, sums))
      expect(text, `${kind} ${language}`).toContain(hours[language as "tr"]);
});

test("work begins early only where everything that is offered for it was agreed to", () => {
  const begins = (consents: OrderInText["consents"], country = "TR") =>
    textsFor({ ...order, country, consents }, sums)
      .at(-1)
      ?.text.match(/İşe,|Cayma süresi dolmadan/)?.[0];
  expect(begins(["terms", "early_start"])).toBe("İşe,");
  expect(begins(["terms", "early_start", "withdrawal_ends"])).toBe("Cayma süresi dolmadan");
  expect(begins(["terms", "early_start"], "DE")).toBe("Cayma süresi dolmadan");
});

test("nobody has to give up a right in order to buy; half an agreement is none", () => {
  const person = { country: "TR", kind: "person" } as const;
  const asked = shownTo(person).asked;
  expect(missingConsents(person, asked)).toEqual([]);
  expect(missingConsents(person, [])).toEqual(asked);
  expect(missingConsents(person, [...asked, "early_start"])).toEqual(["withdrawal_ends"]);
  expect(missingConsents({ ...person, country: "FR" }, ["terms", "early_start"])).toEqual([]);
  const business = { country: "DE", kind: "business" } as const;
  expect(missingConsents(business, ["terms"])).toEqual([]);
  expect(startsEarly(business, ["early_start", "withdrawal_ends"])).toBe(false);
});

test("what a buyer typed stays words in their line", () => {
  const name = "A\n\n## Kapora\n- {orderTotal} **yok** <b>";
  const [text = ""] = textsFor({ ...order, name }, sums).map((each) => each.text);
  expect(text).toContain("Ad: A ## Kapora - {orderTotal} **yok** <b>");
  const headings = readBlocks(text).filter(({ type }) => type === "heading");
  expect(headings).toHaveLength(
    readBlocks(seededTemplates("tr").information.template).filter(({ type }) => type === "heading")
      .length,
  );
});

test("a frozen template is filled again to the very same text", () => {
  const [first] = textsFor(order, sums);
  expect(fillAgain(first?.template ?? "", order, sums)).toBe(first?.text);
  expect(() => fillAgain("{fax}", order, sums)).toThrow("{fax}");
});

test("blocks: headings, paragraphs, lists, also where they touch", () => {
  expect(readBlocks("## A\n\nb\nc\n\n- d\n- e\n\nf\n- g")).toEqual([
    { type: "heading", text: "A" },
    { type: "text", text: "b c" },
    { type: "list", items: ["d", "e"] },
    { type: "text", text: "f" },
    { type: "list", items: ["g"] },
  ]);
});
