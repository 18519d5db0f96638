import { describe, expect, test } from "vitest";
import { readSoldProducts } from "#features/catalogue/read-sold-products.server.ts";
import { freezePages } from "#features/pages/freeze-pages.server.ts";
import { importEntries } from "#features/pages/import-entries.server.ts";
import { readLive } from "#features/pages/live-pages.server.ts";
import { engines, startApi } from "../support/api-server.ts";
import { sellSeeds } from "../support/seeded-shop.ts";

const now = Date.parse("2026-11-22T12:00:00Z");

describe.each(engines)("what is sold on $engine", ({ engine }) => {
  test("a product stands at its number in every language, with what it costs", async () => {
    const { store } = await startApi(engine);
    await sellSeeds(store, now);
    const live = await readLive(store.read);
    const shop = live.filter(({ entry }) => entry === "online-shop");
    expect(shop.map(({ language, path }) => [language, path])).toEqual([
      ["de", "/shop/single/1020"],
      ["en", "/shop/single/1020"],
      ["tr", "/shop/single/1020"],
    ]);
    const [page] = await freezePages(store.read, live, shop);
    expect(page?.values.offer).toMatchObject({
      prices: {
        TRY: { price: 33_500_000, lowest: 33_500_000 },
        USD: { price: 750_000, sale: { type: "percent", discount: 10 } },
      },
      // More than a few is enough: no page says how many.
      stock: 4,
    });
    const related = page?.values.related as { values: Record<string, unknown> }[];
    expect(related).toHaveLength(3);
    for (const { values } of related) expect(values.offer).toBeDefined();
  });

  test("carts read names and prices of what is live, and nothing else", async () => {
    const { store } = await startApi(engine);
    expect(await readSoldProducts(store.read, now)).toEqual(new Map());
    await sellSeeds(store, now);
    const sold = await readSoldProducts(store.read, now);
    expect(sold.get("de")?.get(1030)).toMatchObject({ name: "Mobile App", picture: "app" });
    expect(sold.get("tr")?.size).toBe(12);
    // Before its first price nothing is sold.
    expect((await readSoldProducts(store.read, Date.parse("2026-08-31"))).get("de")?.size).toBe(0);
  });

  test("a number stands in place of a slug: once, whole, and without one", async () => {
    const { store } = await startApi(engine);
    await sellSeeds(store, now);
    const take = (text: string) =>
      importEntries(store, [{ name: "product/other.yaml", text }], { by: "seed", now });
    await expect(take("product: 1030\n")).rejects.toThrow(
      "product: /shop/single/1030 belongs to mobile-app already",
    );
    await expect(take("product: 1.5\n")).rejects.toThrow("expected a whole number");
    await expect(take("product: 7\nslug: { tr: yedi }\n")).rejects.toThrow("no slug");
  });
});
