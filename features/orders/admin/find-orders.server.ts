import type { SelectQueryBuilder } from "kysely";
import type { InferOutput } from "valibot";
import { newestBelow } from "#platform/paging/newest-below.server.ts";
import { type PagePlace, pageOf } from "#platform/paging/page-place.ts";
import { foldLetters } from "#platform/rules/fold-letters.ts";
import { iso } from "#platform/rules/iso-instant.ts";
import { holdsText } from "#platform/store/holds-text.server.ts";
import type { Db } from "#platform/store/store.server.ts";
import type { Tables } from "#platform/store/tables.ts";
import type { OrdersAnswer, officeCalls } from "./office-calls.ts";

type Row = Tables["shop_order"];
export type OrderFilter = Omit<
  InferOutput<(typeof officeCalls)["GET /api/admin/orders"]["query"]>,
  "after" | "limit"
>;

/** More words than anybody types: each is looked for on its own. */
const mostTerms = 8;
const termsOf = (q = "") => foldLetters(q).split(/\s+/).filter(Boolean).slice(0, mostTerms);

/** A page of the orders that a filter shows, the newest first. */
export async function findOrders(
  db: Db,
  { q, state, currency, country, from, to }: OrderFilter,
  after: PagePlace | undefined,
  limit: number,
) {
  let query = db.selectFrom("shop_order").selectAll() as SelectQueryBuilder<
    Tables,
    "shop_order",
    ListedRow
  >;
  if (state) query = query.where("state", "=", state);
  if (currency) query = query.where("currency", "=", currency);
  if (country) query = query.where("country", "=", country);
  if (from !== undefined) query = query.where("created_at", ">=", from);
  if (to !== undefined) query = query.where("created_at", "<", to);
  for (const term of termsOf(q)) query = query.where(holdsText("search_text", term));
  const rows = await newestBelow(query, after, limit + 1).execute();
  return pageOf(rows, limit, ({ created_at, id }) => ({ at: created_at, id }));
}

/** As it is read: `paid` has a value. */
export type ListedRow = Omit<Row, "paid"> & { paid: number };

/** The filter as the log tells it. */
export const describeFilter = ({ q, state, currency, country, from, to }: OrderFilter) => ({
  orderState: state,
  currency,
  country,
  from: from === undefined ? undefined : iso(from),
  to: to === undefined ? undefined : iso(to),
  search: termsOf(q).join(" ") || undefined,
});

type Listed = Omit<OrdersAnswer["items"][number], "isUndelivered">;

export const showListed = (order: ListedRow): Listed => ({
  id: order.id,
  reference: order.reference,
  state: order.state as Listed["state"],
  createdAt: iso(order.created_at),
  name: order.name,
  company: order.company,
  email: order.email,
  country: order.country,
  currency: order.currency,
  total: order.total,
  paid: order.paid,
});
