import { describe, expect, test } from "vitest";
import { shopOpeningFeature, shopOpeningOf } from "#features/shop-opening/feature.server.ts";
import { wholeSite } from "#platform/content/whole-site.server.ts";
import { features } from "#server/features.ts";
import { engines, startApi } from "../support/api-server.ts";
import { goodOrder, sendOrder } from "../support/orders.ts";
import { changeOrderText, sellSeeds } from "../support/seeded-shop.ts";
import { Visitor } from "../support/visitor.ts";

const ayse = {
  Kind: "person",
  NameSurname: "Ayşe Örnek www.evil.example",
  Email: "ayse@ornek.example",
  Company: "",
  Country: "TR",
  Street: "Örnek Sok. 1",
  PostalCode: "26130",
  City: "Eskişehir",
};
const consents = ["terms", "information", "contract"];

describe.each(engines)("legal texts of orders on $engine", ({ engine }) => {
  const start = async (changes = {}, options = {}) => {
    const server = await startApi(engine, changes, options);
    await sellSeeds(server.store);
    return server;
  };

  test("a person in Türkiye reads them before, gets them by mail, and finds them behind the link as they were", async () => {
    const { url, store } = await start();
    const visitor = new Visitor(url);
    const order = { ...(await goodOrder(visitor, 1030, ayse)), Language: "tr", Consents: consents };
    const asked = { lines: "1030", buyer: ayse, consents, language: "tr" };
    const before = await (await visitor.postJson("/api/shop/texts", asked)).json();
    expect(before.asked).toEqual(["terms", "information", "contract"]);
    expect(before.offered).toEqual(["early_start", "withdrawal_ends"]);

    const { Kind, Country } = ayse;
    const early = { lines: "1030", buyer: { Kind, Country }, language: "tr" };
    const nothingTyped = await visitor.postJson("/api/shop/texts", early);
    expect(nothingTyped.status).toBe(200);
    expect((await nothingTyped.json()).texts[0].text).toContain("526.800,00");

    const placed = await (await sendOrder(visitor, order)).json();
    const key = new URL(placed.page, url).searchParams.get("order") ?? "";
    const shown = await (await visitor.fetch(`/api/shop/order?order=${key}`)).json();
    expect(shown.texts).toHaveLength(3);
    const mail = await store.read
      .selectFrom("mail")
      .select("body_text")
      .where("kind", "=", "order-buyer")
      .executeTakeFirstOrThrow();
    for (const { kind } of shown.texts as { kind: string }[]) {
      const answer = await visitor.fetch(`/api/shop/order/text?order=${key}&kind=${kind}`);
      const { title, text, isSame } = await answer.json();
      expect(isSame).toBe(true);
      expect(mail.body_text).toContain(title);
      expect(text).toContain(placed.reference);
      // Only what an order has and a question has not differs.
      const read = before.texts.find((each: { kind: string }) => each.kind === kind).text;
      const withoutOrder = (words: string) =>
        words.replace(/^- (Sipariş numarası|Tarih): .*$/gm, "");
      expect(withoutOrder(text)).toBe(withoutOrder(read));
    }
    expect(mail.body_text).not.toContain("evil.example");
    const wrong = await visitor.fetch(`/api/shop/order/text?order=${key}&kind=withdrawal`);
    expect(wrong.status).toBe(404);
  });

  test("a text that is published holds for orders from then on, and for none before", async () => {
    const { url, store } = await start();
    const visitor = new Visitor(url);
    const readTerms = async () => {
      const order = {
        ...(await goodOrder(visitor, 1030, ayse)),
        Language: "tr",
        Consents: consents,
      };
      const placed = await (await sendOrder(visitor, order)).json();
      const key = new URL(placed.page, url).searchParams.get("order") ?? "";
      return async () =>
        (await visitor.fetch(`/api/shop/order/text?order=${key}&kind=terms`)).json();
    };
    const before = await readTerms();
    await changeOrderText(store, "order-terms", "Satış koşulları", "Yeni koşullar");
    const after = await readTerms();
    expect(await before()).toMatchObject({ title: "Satış koşulları", isSame: true });
    expect(await after()).toMatchObject({ title: "Yeni koşullar", isSame: true });
  });

  test("nobody has to begin early; who agrees to half of it is asked for the rest", async () => {
    const { url } = await start();
    const visitor = new Visitor(url);
    const order = { ...(await goodOrder(visitor, 1030, ayse)), Language: "tr" };
    const half = await sendOrder(visitor, { ...order, Consents: [...consents, "early_start"] });
    expect(half.status).toBe(422);
    expect((await half.json()).errors).toEqual({ "Consents.withdrawal_ends": ["required"] });
    expect((await sendOrder(visitor, { ...order, Consents: consents })).status).toBe(200);
  });

  test("an order and a withdrawal go after ten years, with all that belongs to them", async () => {
    let now = Date.now();
    const { url, store, site } = await start({}, { now: () => now });
    const visitor = new Visitor(url);
    expect((await sendOrder(visitor, await goodOrder(visitor))).status).toBe(200);
    const declared = { NameSurname: "A", Order: "B", Email: "a@b.example" };
    expect((await visitor.postJson("/api/shop/withdrawal", declared)).status).toBe(200);
    const left = async () =>
      Promise.all(
        (["shop_order", "order_line", "order_step", "order_text", "withdrawal"] as const).map(
          async (table) => (await store.read.selectFrom(table).selectAll().execute()).length,
        ),
      );
    const year = 366 * 24 * 60 * 60 * 1000;
    now += 9 * year;
    await site.features.tidy();
    expect(await left()).toEqual([1, 1, expect.any(Number), 1, 1]);
    now += year + 1;
    await site.features.tidy();
    expect(await left()).toEqual([0, 0, 0, 0, 0]);
  });

  test("a public shop that nobody has opened takes no order, and says so", async () => {
    const real = { SITE_ORIGIN: "https://www.company.com" };
    const { url, store } = await start(real, {
      features: features.map((each) =>
        each === shopOpeningFeature ? shopOpeningOf(wholeSite) : each,
      ),
    });
    const visitor = new Visitor(url);
    const refused = await sendOrder(visitor, await goodOrder(visitor));
    expect(refused.status).toBe(409);
    expect((await refused.json()).code).toBe("shop_closed");
    expect(await store.read.selectFrom("shop_order").select("id").execute()).toEqual([]);
    expect(await store.read.selectFrom("mail").select("id").execute()).toEqual([]);
  });
});
