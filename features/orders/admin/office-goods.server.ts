import { v7 as newRowId } from "uuid";
import { readSoldProducts } from "#features/catalogue/read-sold-products.server.ts";
import type { Administrator } from "#platform/audit/audit-log.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import { iso } from "#platform/rules/iso-instant.ts";
import type { Db, Trx } from "#platform/store/store.server.ts";
import { storedDiscount } from "../goods/begin-goods.server.ts";
import type { OrderTables } from "../order-tables.server.ts";
import type { GoodsAnswer, ProductAnswer } from "./office-calls.ts";

type PriceRow = OrderTables["product_price"];

/** How much of a history is shown. */
const mostRows = 200;

/** What a product is called in each language now; by its number where it is not sold any more. */
async function readNames(db: Db, now: number) {
  const sold = await readSoldProducts(db, now);
  return (id: number) =>
    Object.fromEntries(
      languageCodes.map((code) => [code, sold.get(code)?.get(id)?.name ?? String(id)]),
    ) as Record<LanguageCode, string>;
}

const saleOf = ({ sale_type: type, sale_discount: discount }: PriceRow) =>
  type && discount !== null
    ? { type, discount: type === "percent" ? discount / 100 : discount }
    : null;

const inOrder = (a: PriceRow, b: PriceRow) =>
  a.valid_from - b.valid_from || a.at - b.at || (a.id < b.id ? -1 : 1);

/** Of rows of one product and currency, oldest first: the one that holds now. */
const currentOf = (rows: readonly PriceRow[], now: number) =>
  rows.filter(({ valid_from }) => valid_from <= now).at(-1);

/** Every product with what holds now, and what will. */
export async function listGoods(db: Db, now: number): Promise<GoodsAnswer> {
  const [stock, prices, nameOf] = await Promise.all([
    db.selectFrom("product_stock").selectAll().orderBy("product_id").execute(),
    db.selectFrom("product_price").selectAll().execute(),
    readNames(db, now),
  ]);
  return {
    products: stock.map(({ product_id: id, stock }) => ({
      id,
      name: nameOf(id),
      stock,
      prices: Object.values(
        Object.groupBy(
          prices.filter(({ product_id }) => product_id === id),
          ({ currency }) => currency,
        ),
      ).flatMap((rows = []) => {
        const sorted = rows.toSorted(inOrder);
        const current = currentOf(sorted, now);
        const coming = sorted.filter(({ valid_from }) => valid_from > now);
        return [...(current ? [current] : []), ...coming].map((row) => ({
          ...{ currency: row.currency, price: row.price, sale: saleOf(row) },
          ...{ validFrom: iso(row.valid_from), isNext: row !== current },
        }));
      }),
    })),
  };
}

/** Undefined: there is no such product. */
export async function showProduct(
  db: Db,
  id: number,
  now: number,
): Promise<ProductAnswer | undefined> {
  const kept = await db
    .selectFrom("product_stock")
    .select("stock")
    .where("product_id", "=", id)
    .executeTakeFirst();
  if (!kept) return undefined;
  const prices = await db
    .selectFrom("product_price")
    .selectAll()
    .where("product_id", "=", id)
    .execute();
  const sorted = prices.toSorted(inOrder);
  const current = Object.values(Object.groupBy(sorted, ({ currency }) => currency)).map(
    (rows = []) => currentOf(rows, now),
  );
  const changes = await db
    .selectFrom("stock_change")
    .leftJoin("shop_order", "shop_order.id", "stock_change.order_id")
    .select(["change", "reason", "note", "order_id", "by_name", "at", "shop_order.reference"])
    .where("product_id", "=", id)
    .orderBy("at", "desc")
    .orderBy("stock_change.id", "desc")
    .limit(mostRows)
    .execute();
  const nameOf = await readNames(db, now);
  return {
    id,
    name: nameOf(id),
    stock: kept.stock,
    prices: sorted
      .toReversed()
      .slice(0, mostRows)
      .map((row) => ({
        ...{ currency: row.currency, price: row.price, sale: saleOf(row) },
        ...{ validFrom: iso(row.valid_from), isCurrent: current.includes(row) },
        ...{ at: iso(row.at), by: row.by_name },
      })),
    changes: changes.map(({ order_id, reference, at, by_name, ...change }) => ({
      ...change,
      order: order_id && reference ? { id: order_id, reference } : null,
      ...{ at: iso(at), by: by_name },
    })),
  };
}

interface NewPrice {
  productId: number;
  currency: PriceRow["currency"];
  price: number;
  sale: { type: "percent" | "amount"; discount: number } | null;
  /** ms */
  validFrom: number;
}

/** Appends a price. @throws Problem `not_found`, or `invalid` for a sale that takes the whole price */
export async function setPrice(
  trx: Trx,
  by: Administrator,
  { productId, currency, price, sale, validFrom }: NewPrice,
  now: number,
): Promise<void> {
  if (!(await isKnown(trx, productId))) throw new Problem("not_found");
  if (sale && !isRightSale(sale, price))
    throw new Problem("invalid", { errors: { sale: ["wrong"] } });
  await trx
    .insertInto("product_price")
    .values({
      ...{ id: newRowId(), product_id: productId, currency, price, valid_from: validFrom },
      ...{ sale_type: sale?.type ?? null, sale_discount: sale && storedDiscount(sale) },
      ...{ by_id: by.id, by_name: by.name, at: now },
    })
    .execute();
}

const isRightSale = ({ type, discount }: NonNullable<NewPrice["sale"]>, price: number) =>
  type === "percent"
    ? discount > 0 && discount < 100 && Number.isInteger(Math.round(discount * 1e6) / 1e4)
    : Number.isSafeInteger(discount) && discount > 0 && discount < price;

/** Adds pieces or takes them away, where so many are left. @throws Problem `not_found` or `invalid` */
export async function changeStock(
  trx: Trx,
  by: Administrator,
  { productId, change, note }: { productId: number; change: number; note: string },
  now: number,
): Promise<void> {
  if (!(await isKnown(trx, productId))) throw new Problem("not_found");
  if (change === 0) throw new Problem("invalid", { errors: { change: ["required"] } });
  const { numUpdatedRows } = await trx
    .updateTable("product_stock")
    .set((eb) => ({ stock: eb("stock", "+", change) }))
    .where("product_id", "=", productId)
    .where("stock", ">=", -change)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Problem("invalid", { errors: { change: ["too_few"] } });
  await trx
    .insertInto("stock_change")
    .values({
      ...{
        id: newRowId(),
        product_id: productId,
        change,
        reason: "hand",
        order_id: null,
        note,
      },
      ...{ by_id: by.id, by_name: by.name, at: now },
    })
    .execute();
}

const isKnown = async (trx: Trx, productId: number) =>
  (await trx
    .selectFrom("product_stock")
    .select("product_id")
    .where("product_id", "=", productId)
    .executeTakeFirst()) !== undefined;
