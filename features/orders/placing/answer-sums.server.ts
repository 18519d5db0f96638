import type { Currency } from "#features/catalogue/product-choices.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { defaultLanguage, type LanguageCode } from "#platform/language/languages.ts";
import type { Db } from "#platform/store/store.server.ts";
import type { OrderSums } from "../calls.ts";
import type { FindProducts } from "../goods/products-for-sale.server.ts";
import type { BuyerKind } from "../rules/countries.ts";
import { joinLines } from "../rules/order-limits.ts";
import { linesIn } from "./body-of-form.ts";
import { priceOrder, withStock } from "./price-order.server.ts";

interface Asked {
  lines: string;
  country?: string | undefined;
  kind?: BuyerKind | undefined;
  vatId?: "yes" | undefined;
  currency?: Currency | undefined;
  language?: LanguageCode | undefined;
}

/** What lines cost a buyer at an instant (ms). @throws Problem `invalid` */
export async function answerSums(
  db: Db,
  { lines, country, kind = "business", vatId, currency, language = defaultLanguage.code }: Asked,
  at: number,
  find: FindProducts,
): Promise<OrderSums> {
  const joined = joinLines(
    linesIn(lines).map(({ ProductId, Quantity }) => ({ productId: ProductId, quantity: Quantity })),
  );
  if ("wrong" in joined) throw new Problem("invalid", { errors: { lines: [joined.wrong] } });
  const wanted = {
    lines: joined.lines,
    country,
    kind,
    hasVatId: vatId === "yes",
    currency,
    language,
  };
  const priced = await priceOrder(db, wanted, at, find);
  if ("notForSale" in priced)
    throw new Problem("invalid", { errors: { lines: ["unknown_product"] } });
  return withStock(db, priced.sums);
}
