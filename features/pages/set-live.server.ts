import type { Trx } from "#platform/store/store.server.ts";
import { stepOf } from "./former-screens.ts";
import { isPageless } from "./kinds.ts";
import { applyChanges, type LivePage, pageKey, readLive } from "./live-pages.server.ts";
import type { LiveChange } from "./page-document.ts";

const tables = ["content_live", "content_live_screen", "content_live_step"] as const;

/** Rows of one statement. */
const atOnce = 200;

/**
 * Makes the changes live, inside the transaction of whoever shows them. An address that an entry leaves becomes a
 * redirect to where it is live. One that a page takes shows the page; it leads on as before once that is gone again.
 * @param now the instant that `planRelease` was given
 * @param known `stored`: what is live, which the transaction has made sure of; `planned`: what `planRelease` made of it.
 *   With them nothing of it is read while others wait to write
 */
export async function setLive(
  trx: Trx,
  changes: readonly LiveChange[],
  now: number,
  { stored, planned = [] }: { stored?: readonly LivePage[]; planned?: readonly LivePage[] } = {},
): Promise<void> {
  const was = stored ?? (await readLive(trx));
  const after = await applyChanges(trx, was, changes, now, planned);
  const before = new Map(was.map((page) => [pageKey(page), page]));
  const live = new Map(after.map((page) => [pageKey(page), page]));
  const different = [...new Set(changes.map(pageKey))].filter(
    (key) => before.get(key) !== live.get(key),
  );
  const olds = different.flatMap((key) => before.get(key) ?? []);
  const news = different.flatMap((key) => live.get(key) ?? []);
  const taken = new Set(after.map(({ language, path }) => `${language} ${path}`));

  // All old rows first: two entries may exchange their addresses.
  for (const some of inPortions(olds))
    for (const table of tables)
      await trx
        .deleteFrom(table)
        .where((is) => is.or(some.map(({ entry, language }) => is.and({ entry, language }))))
        .execute();
  for (const [step, pages] of Map.groupBy(news, stepOf))
    for (const some of inPortions(pages)) {
      const rows = some.map(rowOf);
      const [before, first] = tables;
      await (step < 2
        ? trx.insertInto(step === 0 ? before : first).values(rows)
        : trx.insertInto("content_live_step").values(rows.map((row) => ({ ...row, step })))
      ).execute();
    }
  // Where a page stands it leads nowhere: least of all back to itself, once it moves on.
  for (const some of inPortions(news))
    await trx
      .deleteFrom("content_redirect")
      .where((is) =>
        is.or(some.map(({ language, path, entry }) => is.and({ language, path, entry }))),
      )
      .execute();
  const left = olds.filter(
    (page) => !isPageless(page) && !taken.has(`${page.language} ${page.path}`),
  );
  const hasMoved = (page: LivePage) => live.has(pageKey(page));
  await leadOn(trx, left.filter(hasMoved), now, "instead");
  const gone = left.filter((page) => !hasMoved(page));
  await leadOn(trx, gone, now, "unless");
}

/** @param how what becomes of an address that led elsewhere before the page stood there: `unless` it did, `instead` of it */
async function leadOn(
  trx: Trx,
  pages: readonly LivePage[],
  now: number,
  how: "instead" | "unless",
): Promise<void> {
  for (const some of inPortions(pages))
    await trx
      .insertInto("content_redirect")
      .values(some.map(({ language, path, entry }) => ({ language, path, entry, made_at: now })))
      .onConflict((conflict) => {
        const same = conflict.columns(["language", "path"]);
        return how === "unless"
          ? same.doNothing()
          : same.doUpdateSet(({ ref }) => ({
              ...{ entry: ref("excluded.entry"), made_at: now, shown_in: null },
            }));
      })
      .execute();
}

function inPortions(pages: readonly LivePage[]): LivePage[][] {
  const count = Math.ceil(pages.length / atOnce);
  return Array.from({ length: count }, (_, index) =>
    pages.slice(index * atOnce, (index + 1) * atOnce),
  );
}

function rowOf({ card, reads, publishedAt, changedAt, shows: _shows, ...page }: LivePage) {
  return {
    ...page,
    card: JSON.stringify(card),
    reads: JSON.stringify(reads),
    published_at: publishedAt,
    changed_at: changedAt,
  };
}
