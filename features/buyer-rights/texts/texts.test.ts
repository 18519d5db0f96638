import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languageCodes } from "#platform/language/languages.ts";
import { fillAgain, generalText, type OrderInText, textsFor } from "./fill-text.server.ts";
import { readTextTemplate } from "./read-text.server.ts";
import { missingConsents, orderTextKinds, shownTo, startsEarly } from "./shown-texts.ts";
import { readBlocks } from "./text-blocks.ts";

const order: OrderInText = {
  ...{ language: "tr", currency: "TRY", kind: "person", country: "TR", payment_method: "transfer" },
  ...{ name: "Ayşe Örnek", company: "", email: "ayse@ornek.example", phone: "" },
  ...{ street: "Örnek Sok. 1", postal_code: "26130", city: "Tepebaşı", region: "Eskişehir" },
  ...{ tax_number: "", tax_office: "", vat_id: "" },
  reference: "K7QM-2XPD",
  created_at: Date.parse("2026-11-22T12:00:00Z"),
  consents: ["terms", "information", "contract"],
};
const sums = {
  lines: [{ name: "Mobil uygulama", quantity: 2, net: 40_000_000 }],
  ...{ net: 40_000_000, tax: 8_000_000, total: 48_000_000, taxPercent: 20, taxNote: "" },
};

test.each(orderTextKinds)("%s has the same sections in every language", (kind) => {
  const anchorsOf = (code: string) =>
    readFileSync(`content/order-texts/${kind}/${code}.md`, "utf8").match(/\{#[a-z-]+\}$/gm);
  for (const code of languageCodes) expect(anchorsOf(code)).toEqual(anchorsOf("tr"));
});

test("each text of the folder is one that somebody is shown", () => {
  const folders = readdirSync("content/order-texts").filter((name) => !name.includes("."));
  expect(folders.sort()).toEqual([...orderTextKinds].sort());
});

test.each(languageCodes)("filled in %s, nothing is left in braces", (language) => {
  for (const kind of orderTextKinds) {
    expect(generalText(kind, language).text).not.toMatch(/[{}]|undefined/);
    expect(readTextTemplate(kind, language).template).toContain("{orderReference}");
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
  expect(text).toContain("tüm vergiler dahil: ₺480.000,00");
  expect(text).toContain("Örnek Sok. 1, 26130 Tepebaşı, Eskişehir, Türkiye");
  expect(text).toContain("Sipariş numarası: K7QM-2XPD");
  expect(text).toContain("22 Kasım 2026 15:00");
  // Nobody gave a phone number: no empty line asks for one.
  expect(text.split("## Alıcı")[1]).not.toContain("Telefon");
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
    readBlocks(generalText("information", "tr").text).filter(({ type }) => type === "heading")
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
