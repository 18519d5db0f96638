import { titleOf } from "#features/pages/entry-title.ts";
import { isPageless } from "#features/pages/kinds.ts";
import { addressKey, readLiveAddresses } from "#features/pages/live-pages.server.ts";
import { readNewest } from "#features/pages/stored-entries.server.ts";
import { tellOthers } from "#features/publishing/jobs.server.ts";
import { newestRelease } from "#features/publishing/release-store.server.ts";
import type { Administrator } from "#platform/audit/audit-log.server.ts";
import { audit } from "#platform/audit/keep-record.server.ts";
import { type FieldErrors, found, Problem } from "#platform/http/problem.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { iso } from "#platform/rules/iso-instant.ts";
import type { Store, Trx } from "#platform/store/store.server.ts";
import type { BoardParts } from "./ask-publishing.server.ts";
import type { RedirectsAnswer } from "./calls.ts";
import { wrongRedirect } from "./wrong-redirect.ts";

interface Redirect {
  language: LanguageCode;
  path: string;
}

/** Addresses that lead to an entry: those that it left, and those that somebody added. */
export function createRedirects({ store, now, publishing }: BoardParts) {
  return {
    async list(titles: LanguageCode): Promise<RedirectsAnswer> {
      const [stored, live, entries] = await Promise.all([
        store.read.selectFrom("content_redirect").selectAll().orderBy("made_at", "desc").execute(),
        readLiveAddresses(store.read),
        readNewest(store.read),
      ]);
      const paths = new Map(live.map((row) => [`${row.entry} ${row.language}`, row.path]));
      const isLive = new Set(live.map(({ entry }) => entry));
      const taken = new Set(live.map(addressKey));
      // Where a page stands nothing leads on.
      const shown = stored.filter((one) => !taken.has(addressKey(one)));
      return {
        redirects: shown.map(({ language, path, entry, made_at, shown_in }) => ({
          ...{ language, path, entry, to: paths.get(`${entry} ${shown_in ?? language}`) ?? null },
          madeAt: iso(Number(made_at)),
        })),
        entries: entries
          .filter((entry) => isLive.has(entry.id) && !isPageless(entry))
          .map((entry) => ({ id: entry.id, title: titleOf(entry.document, titles) })),
      };
    },

    /** @throws Problem `invalid` */
    add(by: Administrator, { language, path, entry }: Redirect & { entry: string }): Promise<void> {
      return store.write(async (trx) => {
        const refused = async (): Promise<FieldErrors | undefined> => {
          const wrong = wrongRedirect(path, publishing?.paths ?? []);
          if (wrong) return { path: [wrong] };
          const live = (await readLiveAddresses(trx)).filter((row) => row.language === language);
          if (live.some((row) => row.path === path)) return { path: ["taken"] };
          return live.some((row) => row.entry === entry && !row.path.startsWith("#"))
            ? undefined
            : { entry: ["not_live"] };
        };
        const errors = await refused();
        if (errors) throw new Problem("invalid", { errors });
        await trx
          .insertInto("content_redirect")
          .values({ language, path, entry, made_at: now() })
          .onConflict((conflict) =>
            conflict.columns(["language", "path"]).doUpdateSet({ entry, made_at: now() }),
          )
          .execute();
        const details = { language, entry };
        await audit(trx, by, { action: "content.redirect", subject: path, details }, now());
        await showIt(store, trx, by, now());
      });
    },

    async remove(by: Administrator, { language, path }: Redirect): Promise<void> {
      await store.write(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom("content_redirect")
          .where("language", "=", language)
          .where("path", "=", path)
          .executeTakeFirstOrThrow();
        found(numDeletedRows > 0n);
        const details = { language };
        await audit(trx, by, { action: "content.unredirect", subject: path, details }, now());
        await showIt(store, trx, by, now());
      });
    },
  };
}

/**
 * A release without pages: every build notices that it is behind and looks at all addresses anew. It names itself as
 * what it undoes, so no undo takes it for the last change of a page.
 */
async function showIt(store: Store, trx: Trx, by: Administrator, now: number): Promise<void> {
  const made = {
    kind: "publish",
    made_at: now,
    changes: "[]",
    before: "[]",
    made_by: by.id,
  } as const;
  // Of two at one instant the later one finds its number taken, and takes the next.
  for (let written = 0n; written === 0n; ) {
    const id = (await newestRelease(trx)) + 1;
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto("content_release")
      .values({ ...made, id, undoes: id })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirstOrThrow();
    written = numInsertedOrUpdatedRows;
  }
  await tellOthers(store, trx);
}
