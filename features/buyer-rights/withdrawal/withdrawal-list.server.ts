import type { Administrator } from "#platform/audit/audit-log.server.ts";
import { audit, auditLook } from "#platform/audit/keep-record.server.ts";
import type { Platform } from "#platform/feature.server.ts";
import { markUndelivered } from "#platform/outbox/page-mails.server.ts";
import { newestBelow } from "#platform/paging/newest-below.server.ts";
import { type PagePlace, pageOf } from "#platform/paging/page-place.ts";
import { iso } from "#platform/rules/iso-instant.ts";
import type { Store } from "#platform/store/store.server.ts";

type Parts = Pick<Platform<unknown>, "store" | "now">;

/** What was paid goes back within so many ms of the declaration (Directive 2011/83/EU art. 13; Türkiye the same). */
const repayTime = 14 * 24 * 60 * 60 * 1000;

const withdrawals = (db: Store["read"]) => db.selectFrom("withdrawal").selectAll();
type Row = Awaited<ReturnType<ReturnType<typeof withdrawals>["execute"]>>[number];

/** The withdrawals, for people of the back office. */
export function createWithdrawalList({ store, now }: Parts) {
  return {
    async list(
      by: Administrator,
      {
        after,
        limit,
        open,
      }: { after?: PagePlace | undefined; limit: number; open?: "yes" | undefined },
    ) {
      const all = withdrawals(store.longReads);
      const wanted = open ? all.where("settled_at", "is", null) : all;
      const rows = await newestBelow(wanted, after, limit + 1, { at: "at", id: "id" }).execute();
      const { items, next } = pageOf(rows, limit, ({ at, id }) => ({ at, id }));
      const orders = await ordersOf(store, items);
      await auditLook({ store, now }, by, { action: "withdrawals.list" });
      const shown = items.map((row) => show(row, orders));
      return { items: await markUndelivered(store.longReads, shown), next };
    },

    /** False where there is none, or it was settled before: the first one stands. */
    settle: (by: Administrator, id: string): Promise<boolean> =>
      store.write(async (trx) => {
        const settled = await trx
          .updateTable("withdrawal")
          .set({ settled_at: now(), settled_by_id: by.id, settled_by_name: by.name })
          .where("id", "=", id)
          .where("settled_at", "is", null)
          .returning("reference")
          .executeTakeFirst();
        if (!settled) return false;
        const subject = { subjectId: id, subject: settled.reference };
        await audit(trx, by, { action: "withdrawal.settle", ...subject }, now());
        return true;
      }),
  };
}

async function ordersOf(store: Store, rows: readonly Row[]) {
  const ids = rows.flatMap(({ order_id }) => order_id ?? []);
  if (ids.length === 0) return [];
  return store.read
    .selectFrom("shop_order")
    .select(["id", "reference", "state"])
    .where("id", "in", ids)
    .execute();
}

const show = (row: Row, orders: Awaited<ReturnType<typeof ordersOf>>) => ({
  id: row.id,
  reference: row.reference,
  name: row.name,
  email: row.email,
  language: row.language,
  typedOrder: row.order_reference,
  order: orders.find(({ id }) => id === row.order_id) ?? null,
  at: iso(row.at),
  repayUntil: iso(row.at + repayTime),
  settled:
    row.settled_at === null ? null : { at: iso(row.settled_at), by: row.settled_by_name ?? "" },
});
