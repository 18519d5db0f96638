import type { Asked } from "#platform/http/call.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { defaultLanguage } from "#platform/language/languages.ts";
import type { Db } from "#platform/store/store.server.ts";
import type { OrderSums, orderCalls } from "../calls.ts";
import type { FindProducts } from "../goods/products-for-sale.server.ts";
import { joinLines } from "../rules/order-limits.ts";
import { linesIn } from "./body-of-form.ts";
import { priceOrder, withStock } from "./price-order.server.ts";

/** What lines cost a buyer at an instant (ms). @throws Problem `invalid` */
export async function answerSums(
  db: Db,
  {
    lines,
    country,
    kind = "business",
    vatId,
    currency,
    language = defaultLanguage.code,
  }: Asked<(typeof orderCalls)["GET /api/shop/sums"]>["query"],
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
