import type { Store } from "#platform/store/store.server.ts";

const day = 24 * 3_600_000;
/** How long what no address shows any more is kept, for undoing and for pages that are still open, ms. */
const keptFor = 30 * day;

/** Removes what nobody can ask for any more: builds that were not shown for a month, and contents that nothing names. */
export async function sweepFiles(store: Store, build: string, now: number): Promise<void> {
  const old = now - keptFor;
  await store.write(async (trx) => {
    await trx
      .updateTable("release_pointer")
      .set({ seen_at: now })
      .where("build", "=", build)
      .execute();
    await trx.deleteFrom("release_pointer").where("seen_at", "<", old).execute();
    await trx
      .deleteFrom("release_file")
      .where("build", "not in", trx.selectFrom("release_pointer").select("build"))
      .execute();
    const newest = await trx
      .selectFrom("content_release")
      .select((select) => select.fn.max("id").as("id"))
      .where("made_at", "<", old)
      .executeTakeFirst();
    await trx
      .deleteFrom("release_file")
      .where("until", "is not", null)
      .where("until", "<=", Number(newest?.id ?? 0))
      .execute();
    await trx
      .deleteFrom("publish_job")
      .where("state", "!=", "waiting")
      .where("ended_at", "<", old)
      .execute();
    // What was used of late may belong to a release that is being made.
    await trx
      .deleteFrom("published_file")
      .where("used_at", "<", old)
      .where((where) =>
        where(
          "hash",
          "not in",
          trx
            .selectFrom("release_file")
            .select("hash")
            .where("hash", "is not", null)
            .$castTo<{ hash: string }>(),
        ),
      )
      .execute();
  });
}
