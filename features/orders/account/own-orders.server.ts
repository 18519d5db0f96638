import { newestBelow } from "#platform/paging/newest-below.server.ts";
import { type PagePlace, pageOf } from "#platform/paging/page-place.ts";
import type { Sign } from "#platform/session/signature.server.ts";
import type { User } from "#platform/session/user.ts";
import type { Db } from "#platform/store/store.server.ts";
import { makeOrderKey } from "../order-link.server.ts";
import type { BankAccounts } from "../read-bank-account.ts";
import type { OrderState } from "../rules/order-states.ts";
import { showOrder } from "../show-order.server.ts";
import type { OwnOrders } from "./account-calls.ts";

/** What is worked on, or was not long ago. */
const inWork: readonly OrderState[] = ["paid", "in_work", "delivered"];

interface Asked {
  after?: PagePlace | undefined;
  limit: number;
  work?: "yes" | undefined;
}

/**
 * The orders of somebody who is signed in: made with the account, or as a guest with an address that is confirmed as
 * theirs since. An address that nobody confirmed shows nothing.
 */
export async function listOwnOrders(
  db: Db,
  user: Pick<User, "id" | "email" | "emailConfirmed">,
  { after, limit, work }: Asked,
  { bankAccounts, sign }: { bankAccounts: BankAccounts; sign: Sign },
): Promise<OwnOrders> {
  let query = db
    .selectFrom("shop_order")
    .selectAll()
    .where((eb) =>
      eb.or([
        eb("user_id", "=", user.id),
        ...(user.emailConfirmed ? [eb("email_key", "=", user.email.toLowerCase())] : []),
      ]),
    );
  if (work) query = query.where("state", "in", inWork);
  const rows = await newestBelow(query, after, limit + 1).execute();
  const { items, next } = pageOf(rows, limit, ({ created_at, id }) => ({ at: created_at, id }));
  const shown = await Promise.all(
    items.map(async (order) => ({
      ...(await showOrder(db, order, bankAccounts)),
      key: makeOrderKey(order.reference, "page", sign),
    })),
  );
  return { items: shown, next };
}
