import type { ShownPrice } from "#features/catalogue/offer.ts";
import type { Sale } from "#features/catalogue/price-history.ts";
import type { SoldProduct } from "#features/catalogue/shown-product.ts";

function sold(id: number, name: string, price: number, sale: Sale | null, stock: number) {
  const shown: ShownPrice = { price, sale, ...(sale && { lowest: price }) };
  const prices = { TRY: shown, EUR: shown, USD: shown };
  const product: SoldProduct = {
    ...{ id, name, path: `/shop/single/${id}`, picture: "shop", scope: "" },
    offer: { prices, stock },
  };
  return [id, product] as const;
}

/** Products of tests. */
export const soldForTests = new Map([
  sold(1010, "Company website", 290_000, null, 12),
  sold(1020, "Online shop", 750_000, { type: "percent", discount: 10 }, 8),
  sold(1040, "Reporting dashboard", 440_000, { type: "amount", discount: 40_000 }, 9),
  sold(3030, "AI for your business", 120_000, null, 0),
]);
