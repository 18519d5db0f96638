import { titleOf } from "#features/pages/entry-title.ts";
import type { EntryKind } from "#features/pages/kinds.ts";
import { readNewest } from "#features/pages/stored-entries.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { Db } from "#platform/store/store.server.ts";
import type { StartsAnswer } from "../calls.ts";
import { isDemo } from "./new-kinds.ts";

/** More are of no help to choose among. */
const most = 60;

/** Entries of a kind that a new one can begin as, the finished pages first. `shown`: the language of their titles. */
export async function startingPoints(
  db: Db,
  kind: EntryKind,
  shown: LanguageCode,
): Promise<StartsAnswer["starts"]> {
  const all = await readNewest(db);
  return all
    .filter((entry) => entry.kind === kind)
    .map(({ id, document }) => ({
      ...{ id, title: titleOf(document, shown) },
      isDemo: isDemo(document.path),
      sections: document.sections.map(({ type }) => type),
    }))
    .toSorted((a, b) => Number(b.isDemo) - Number(a.isDemo))
    .slice(0, most);
}
