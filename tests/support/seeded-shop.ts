import { readEntryFiles } from "#features/pages/entry-files.server.ts";
import { importEntries } from "#features/pages/import-entries.server.ts";
import { newestChanges } from "#features/pages/newest-changes.server.ts";
import { type EntryFile, readEntryFile } from "#features/pages/read-entry-file.server.ts";
import { setLive } from "#features/pages/set-live.server.ts";
import { newestRelease } from "#features/publishing/release-store.server.ts";
import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import type { Store } from "#platform/store/store.server.ts";

interface Seeded {
  id: number;
  name: Record<LanguageCode, string>;
}

const seeds = () =>
  readEntryFiles("content/entries").filter(({ name }) => name.startsWith("product/"));

/** The products that a site begins with, by their numbers. Read when asked for: a command's help needs no content. */
export function seededProducts(): Seeded[] {
  return seeds()
    .flatMap((file) => readEntryFile(file).entry ?? [])
    .map(({ values }) => {
      const title = values.title as Record<LanguageCode, string | { value: string }>;
      const nameIn = (code: LanguageCode) => {
        const said = title[code];
        return typeof said === "string" ? said : said.value;
      };
      return {
        id: values.product as number,
        name: Object.fromEntries(
          languageCodes.map((code) => [code, nameIn(code)]),
        ) as Seeded["name"],
      };
    })
    .sort((a, b) => a.id - b.id);
}

export function seededProduct(id: number): Seeded {
  const product = seededProducts().find((candidate) => candidate.id === id);
  if (!product) throw new Error(`content/entries/product: no product ${id}`);
  return product;
}

/** Makes the products of a new site live in a store, without pages. */
export const sellSeeds = (store: Store, now?: number) => makeLive(store, seeds(), now);

/** A text of orders goes live with other words in one place. */
export async function changeOrderText(store: Store, name: string, from: string, to: string) {
  const file = readEntryFiles("content/entries").find(
    (one) => one.name === `order-text/${name}.yaml`,
  );
  if (!file?.text.includes(from)) throw new Error(`${name} does not say ${from}`);
  await makeLive(store, [{ ...file, text: file.text.replaceAll(from, to) }]);
}

async function makeLive(store: Store, files: readonly EntryFile[], now = Date.now()) {
  await importEntries(store, files, { by: "seed", now });
  const changes = await newestChanges(store.read);
  const id = (await newestRelease(store.read)) + 1;
  const release = {
    id,
    kind: "publish" as const,
    made_at: now,
    changes: "[]",
    before: "[]",
    undoes: null,
  };
  await store.write(async (trx) => {
    await setLive(trx, changes, now);
    await trx.insertInto("content_release").values(release).execute();
  });
}
