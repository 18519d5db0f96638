import { wrongRedirect } from "#features/content-board/wrong-redirect.ts";
import { addressIn } from "#features/pages/addresses-of.ts";
import type { EntryDocument } from "#features/pages/entry-document.ts";
import { barePath, languageOfPath } from "#platform/language/localized-path.ts";
import type { Trx } from "#platform/store/store.server.ts";
import { type How, type Placed, withoutEnd } from "./place-pages.server.ts";

/** Former addresses lead to their entries. @returns how many do */
export async function keepAddresses(
  trx: Trx,
  placed: readonly Placed[],
  entries: readonly EntryDocument[],
  { paths, now, dryRun }: How,
): Promise<number> {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const rows = placed.flatMap(({ page, id, language }) => {
    const entry = byId.get(id);
    if (!entry) return [];
    return page.addresses.flatMap((address) => {
      const whole = withoutEnd(address);
      const [from, path] = [languageOfPath(whole).code, barePath(whole)];
      const isSame = from === language && path === addressIn(entry, language);
      if (isSame || path === "/" || wrongRedirect(path, paths)) return [];
      return [{ language: from, path, entry: id, shown_in: language, made_at: now }];
    });
  });
  const each = [...new Map(rows.map((row) => [`${row.language} ${row.path}`, row])).values()];
  if (!dryRun)
    for (const row of each)
      await trx
        .insertInto("content_redirect")
        .values(row)
        .onConflict((conflict) => conflict.columns(["language", "path"]).doNothing())
        .execute();
  return each.length;
}
