import type { EntryKind } from "#features/pages/kinds.ts";
import { kindOf } from "#features/pages/kinds.ts";
import { readNewest } from "#features/pages/stored-entries.server.ts";
import { valueIn } from "#platform/fields/leaves.ts";
import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
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
  const { title } = kindOf(kind).fields;
  const all = await readNewest(db);
  return all
    .filter((entry) => entry.kind === kind)
    .map(({ id, document }) => {
      const said = [shown, ...languageCodes].map(
        (code) => title && valueIn(title, document.values.title, code),
      );
      return {
        ...{ id, title: String(said.find((words) => words !== undefined) ?? id) },
        isDemo: isDemo(document.path),
        sections: document.sections.map(({ type }) => type),
      };
    })
    .toSorted((a, b) => Number(b.isDemo) - Number(a.isDemo))
    .slice(0, most);
}
