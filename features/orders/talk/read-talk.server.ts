import { fileKinds } from "#features/applications/file-kinds.ts";
import { iso } from "#platform/rules/iso-instant.ts";
import type { Db } from "#platform/store/store.server.ts";
import type { ShownFile, ShownMessage } from "./talk-fields.ts";

type By = { by: string };

/** What both sides wrote about an order, the oldest first. `by`: who of the company it was; no buyer is told. */
export async function readMessages(db: Db, orderId: string): Promise<(ShownMessage & By)[]> {
  const rows = await db
    .selectFrom("order_message")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
  return rows.map(({ text, at, by_id, by_name }) => ({
    ...{ text, at: iso(at), by: by_name },
    from: by_id === null ? "buyer" : "company",
  }));
}

/** The files of an order, the oldest first. */
export async function readFiles(db: Db, orderId: string): Promise<(ShownFile & By)[]> {
  const rows = await db
    .selectFrom("order_file")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
  return rows.map(({ id, name, type, size, at, by_name }) => ({
    ...{ id, name, kind: fileKinds[type], bytes: Number(size), at: iso(at), by: by_name },
  }));
}

/** As a buyer sees it: who of the company it was, is the company's business. */
export const withoutNames = <Shown extends By>(all: readonly Shown[]): Omit<Shown, "by">[] =>
  all.map(({ by: _, ...shown }) => shown);

/** A file with its bytes; `orderId`: where it has to belong to. */
export async function readFile(db: Db, id: string, orderId?: string) {
  let query = db
    .selectFrom("order_file")
    .innerJoin("order_file_bytes", "order_file_bytes.file_id", "order_file.id")
    .innerJoin("shop_order", "shop_order.id", "order_file.order_id")
    .select(["order_file.name", "order_file.type", "order_file_bytes.bytes"])
    .select(["shop_order.reference", "shop_order.id as order"])
    .where("order_file.id", "=", id);
  if (orderId !== undefined) query = query.where("order_file.order_id", "=", orderId);
  return query.executeTakeFirst();
}
