import { currencies } from "#features/catalogue/product-choices.ts";
import { readSoldProducts } from "#features/catalogue/read-sold-products.server.ts";
import { firstPrices, seededProducts } from "#features/catalogue/seeded-products.server.ts";
import type { Ports } from "#platform/feature.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { Db } from "#platform/store/store.server.ts";

/** What can be ordered, as far as an order has to know it; prices and stock have a history of their own. */
export interface ProductForSale {
  id: number;
  name: string;
  taxClass: "standard";
}

/** Those of a list of numbers that are sold, by number, named in a language. */
export type FindProducts = (
  db: Db,
  ids: readonly number[],
  language: LanguageCode,
  at: number,
) => Promise<ReadonlyMap<number, ProductForSale>>;

/**
 * The one place that knows where products come from: live entries, as the catalogue knows them; the store itself where
 * it does not know one yet.
 */
export const findProducts =
  ({ catalogue }: Partial<Ports>): FindProducts =>
  async (db, ids, language, at) => {
    const known = catalogue?.soldIn(language);
    const sold = ids.every((id) => known?.has(id))
      ? known
      : (await readSoldProducts(db, at)).get(language);
    return new Map(
      ids.flatMap((id) => {
        const product = sold?.get(id);
        return product ? [[id, { id, name: product.name, taxClass: "standard" }] as const] : [];
      }),
    );
  };

/** What the tables of a new database begin with. */
export const firstGoods = () => ({
  stock: seededProducts.map(({ id, stock }) => ({ productId: id, stock })),
  prices: seededProducts.flatMap((product) =>
    currencies.flatMap((currency) =>
      firstPrices(product, currency).map((row) => ({ productId: product.id, currency, ...row })),
    ),
  ),
});
