import { newestOf } from "#platform/paging/newest-below.server.ts";
import type { PagePlace } from "#platform/paging/page-place.ts";
import { holdsText } from "#platform/store/holds-text.server.ts";
import type { Db } from "#platform/store/store.server.ts";
import type { Subscriber } from "./newsletter-tables.server.ts";
import { type SubscriberState, subscriberStates } from "./subscriber-states.ts";

/** What the list shows: all states but spam where none is named; `q` is a part of the address. */
export interface SubscriberFilter {
  state?: SubscriberState;
  q?: string;
}

/** What people see of the list: nobody whom our guards took for a machine. */
export type Shown = Subscriber & { state: SubscriberState };

/** One page of the subscribers, the newest first, below a cursor. */
export function pageSubscribers(
  db: Db,
  { state, q, after }: SubscriberFilter & { after?: PagePlace },
  limit: number,
): Promise<Shown[]> {
  const stretches = (state ? [state] : subscriberStates).map((one) =>
    db
      .selectFrom("email_capture")
      .selectAll()
      .where("state", "=", one)
      .$narrowType<{ state: SubscriberState }>()
      .$if(!!q, (query) => query.where(holdsText("email_key", (q ?? "").toLowerCase()))),
  );
  return newestOf(stretches, after, limit);
}

/** How many subscribers there are in each state. */
export async function countSubscribers(db: Db): Promise<Record<SubscriberState, number>> {
  const rows = await db
    .selectFrom("email_capture")
    .select((eb) => ["state", eb.fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  const count = (state: SubscriberState) =>
    Number(rows.find((row) => row.state === state)?.count ?? 0);
  return {
    waiting: count("waiting"),
    confirmed: count("confirmed"),
    unsubscribed: count("unsubscribed"),
  };
}

/** When addresses were confirmed since an instant, ms. */
export async function confirmationsSince(db: Db, since: number): Promise<number[]> {
  const rows = await db
    .selectFrom("email_capture")
    .select("confirmed_at")
    .where("confirmed_at", ">=", since)
    .execute();
  return rows.map(({ confirmed_at }) => confirmed_at ?? 0);
}
