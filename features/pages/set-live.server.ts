import type { Trx } from "#platform/store/store.server.ts";
import { applyChanges, type LivePage, pageKey, readLive } from "./live-pages.server.ts";
import type { LiveChange } from "./page-document.ts";

/**
 * Makes the changes live, inside the transaction of whoever shows them. An address that an entry leaves becomes a
 * redirect to where it is live; one that a page takes is none any more.
 * @param now the instant that `planRelease` was given
 */
export async function setLive(
  trx: Trx,
  changes: readonly LiveChange[],
  now: number,
): Promise<void> {
  const before = new Map((await readLive(trx)).map((page) => [pageKey(page), page]));
  const after = await applyChanges(trx, [...before.values()], changes, now);
  const live = new Map(after.map((page) => [pageKey(page), page]));
  const different = [...new Set([...before.keys(), ...live.keys()])].filter(
    (key) => before.get(key) !== live.get(key),
  );
  const olds = different.flatMap((key) => before.get(key) ?? []);
  const news = different.flatMap((key) => live.get(key) ?? []);

  // All old rows first: two entries may exchange their addresses.
  for (const { entry, language } of olds)
    await trx
      .deleteFrom("content_live")
      .where("entry", "=", entry)
      .where("language", "=", language)
      .execute();
  for (const page of news) await trx.insertInto("content_live").values(rowOf(page)).execute();
  for (const { language, path } of [...olds, ...news])
    await trx
      .deleteFrom("content_redirect")
      .where("language", "=", language)
      .where("path", "=", path)
      .execute();
  const taken = new Set(after.map(({ language, path }) => `${language} ${path}`));
  for (const { entry, language, path } of olds)
    if (!taken.has(`${language} ${path}`))
      await trx
        .insertInto("content_redirect")
        .values({ language, path, entry, made_at: now })
        .execute();
}

function rowOf({ card, reads, publishedAt, changedAt, ...page }: LivePage) {
  return {
    ...page,
    card: JSON.stringify(card),
    reads: JSON.stringify(reads),
    published_at: publishedAt,
    changed_at: changedAt,
  };
}
