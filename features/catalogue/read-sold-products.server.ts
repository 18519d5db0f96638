import type { Kysely } from "kysely";
import { cardOf, readPhotos } from "#features/pages/freeze-pages.server.ts";
import { readLiveOfKind } from "#features/pages/live-pages.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { Tables } from "#platform/store/tables.ts";
import { readOffers } from "./read-offers.server.ts";
import { type SoldProduct, soldProducts } from "./shown-product.ts";

/** Language → number → what is sold at an instant, ms: entries that are live and have prices. */
export async function readSoldProducts(
  db: Kysely<Tables>,
  instant: number,
): Promise<ReadonlyMap<LanguageCode, ReadonlyMap<number, SoldProduct>>> {
  const offers = await readOffers(db, instant);
  const photos = await readPhotos(db);
  const rows = await readLiveOfKind(db, "product");
  const languages = Map.groupBy(rows, ({ language }) => language);
  return new Map(
    [...languages].map(([language, live]) => {
      const cards = live.map((row) =>
        cardOf({ ...row, card: JSON.parse(row.card) }, offers, photos(language)),
      );
      return [language, new Map(soldProducts(cards).map((product) => [product.id, product]))];
    }),
  );
}
