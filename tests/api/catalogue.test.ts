import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { readSoldProducts } from "#features/catalogue/read-sold-products.server.ts";
import { freezePages } from "#features/pages/freeze-pages.server.ts";
import { importEntries } from "#features/pages/import-entries.server.ts";
import { readLive } from "#features/pages/live-pages.server.ts";
import { beginWithSeeds } from "#features/publishing/first-release.server.ts";
import { createOfferWatch } from "#features/publishing/follow-offers.server.ts";
import { claimJob } from "#features/publishing/held-jobs.server.ts";
import { createLiveFiles } from "#features/publishing/live-files.server.ts";
import { createPublisher } from "#features/publishing/publisher.server.ts";
import { readSiteBuild } from "#features/publishing/read-site-build.server.ts";
import { createRenderer } from "#features/publishing/renderer.server.ts";
import { engines, startApi } from "../support/api-server.ts";
import { renderingBuild } from "../support/rendering-build.ts";
import { sellSeeds } from "../support/seeded-shop.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const now = Date.parse("2026-11-22T12:00:00Z");

/** A folder with some of the entries that a site begins with. */
function seedsOf(...names: string[]): string {
  const folder = temporaryFolder();
  for (const name of names) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), readFileSync(`content/entries/${name}`));
  }
  return folder;
}

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
      // Persons in Türkiye may buy: they are told what they pay, tax included.
      atHome: { currency: "TRY", price: 36_180_000, taxPercent: 20 },
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

  test("pages and carts follow what is left and what it costs, and stay while nothing differs", async () => {
    const { store } = await startApi(engine);
    const site = readSiteBuild(renderingBuild());
    if (!site) throw new Error("no build");
    const holder = "test";
    const renderer = createRenderer(site.buildDir);
    onTestFinished(() => renderer.stop());
    const log = { info() {}, warn: console.warn, error: console.error } as never;
    const parts = { store, site, renderer, holder, now: () => now, log };
    const publisher = createPublisher(parts);
    await beginWithSeeds({
      ...parts,
      seedsDir: seedsOf("product/mobile-app.yaml"),
      withSamples: true,
    });
    const job = await claimJob(store, holder, now);
    if (!job) throw new Error("nothing to publish");
    expect(await publisher.run(job)).toMatchObject({ release: 1 });
    const live = createLiveFiles(store.read, site.build);
    await live.follow();
    const watch = createOfferWatch({ ...parts, publisher, live });
    await watch.look();
    expect(live.release()).toBe(1);

    // Six were there; one less is still enough to say nothing of it.
    await store.write((trx) => trx.updateTable("product_stock").set({ stock: 5 }).execute());
    await watch.look();
    expect(live.release()).toBe(1);

    await store.write((trx) => trx.updateTable("product_stock").set({ stock: 0 }).execute());
    await watch.look();
    expect(live.release()).toBe(2);
    expect(await publisher.findStale()).toEqual([]);
    const [page] = await freezePages(
      store.read,
      await readLive(store.read),
      await readLive(store.read),
    );
    expect(page?.values.offer).toMatchObject({ stock: 0 });
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
