import type { Kysely } from "kysely";
import { newestOf } from "#platform/paging/newest-below.server.ts";
import type { PagePlace } from "#platform/paging/page-place.ts";
import { holdsText } from "#platform/store/holds-text.server.ts";
import type { NewsletterTables, Subscriber } from "./newsletter-tables.server.ts";

/** States that the list of addresses shows; spam is none of them. */
export const captureStates = ["waiting", "confirmed", "unsubscribed"] as const;
export type CaptureState = (typeof captureStates)[number];

/** One page of the captured addresses, the newest first, below a place; `q` is a part of the address. */
export function pageCaptures(
  db: Kysely<NewsletterTables>,
  { state, q, after }: { state?: CaptureState; q?: string; after?: PagePlace },
  limit: number,
): Promise<Subscriber[]> {
  const stretches = (state ? [state] : captureStates).map((one) =>
    db
      .selectFrom("email_capture")
      .selectAll()
      .where("state", "=", one)
      .$if(!!q, (query) => query.where(holdsText("email_key", (q ?? "").toLowerCase()))),
  );
  return newestOf(stretches, after, limit);
}

/** How many addresses there are in each state. */
export async function countCaptures(
  db: Kysely<NewsletterTables>,
): Promise<Record<CaptureState, number>> {
  const rows = await db
    .selectFrom("email_capture")
    .select((eb) => ["state", eb.fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  const count = (state: CaptureState) =>
    Number(rows.find((row) => row.state === state)?.count ?? 0);
  return {
    waiting: count("waiting"),
    confirmed: count("confirmed"),
    unsubscribed: count("unsubscribed"),
  };
}

/** When addresses were confirmed since an instant, ms. */
export async function confirmationsSince(
  db: Kysely<NewsletterTables>,
  since: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom("email_capture")
    .select("confirmed_at")
    .where("confirmed_at", ">=", since)
    .execute();
  return rows.map(({ confirmed_at }) => confirmed_at ?? 0);
}
