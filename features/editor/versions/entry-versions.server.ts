import type { EntryDocument } from "#features/pages/entry-document.ts";
import { leavesAt } from "#features/pages/leaves-at.ts";
import { readVersions, versionKey } from "#features/pages/stored-entries.server.ts";
import { type Administrator, readAuditOf } from "#platform/audit/audit-log.server.ts";
import { audit } from "#platform/audit/keep-record.server.ts";
import { valueIn } from "#platform/fields/leaves.ts";
import { isLanguageCode, languageCodes } from "#platform/language/languages.ts";
import { iso } from "#platform/rules/iso-instant.ts";
import type { Db, Store } from "#platform/store/store.server.ts";
import type { TextChangeAnswer } from "../calls.ts";
import { type Draft, writeDraft } from "../draft/draft-store.server.ts";
import { keepVersion } from "../draft/keep-version.server.ts";

/** So many are listed at a time. */
const most = 100;

/**
 * The versions of an entry before another one, or all, the newest first; `by` is empty where a file or the first start
 * made it.
 */
export async function listVersions(db: Db, id: string, before?: number) {
  const rows = await db
    .selectFrom("content_version")
    .select(["version", "made_at"])
    .where("entry", "=", id)
    .$if(before !== undefined, (query) => query.where("version", "<", Number(before)))
    .orderBy("version", "desc")
    .limit(most + 1)
    .execute();
  const writers = new Map(
    (await readAuditOf(db, id))
      .filter(({ action }) => action === "entry.save")
      .map(({ details, by_name }) => [JSON.parse(details).version as unknown, by_name]),
  );
  const versions = rows.slice(0, most).map(({ version, made_at }) => ({
    ...{ version, at: iso(Number(made_at)) },
    by: writers.get(version) ?? "",
  }));
  return { versions, hasOlder: rows.length > most };
}

/** What is different between a version and the draft; undefined where there is no such version. */
export async function compareVersion(
  db: Db,
  draft: Draft,
  version: number,
): Promise<{ changes: TextChangeAnswer[]; isSame: boolean } | undefined> {
  const { id } = draft.entry;
  const found = await readVersions(db, [{ entry: id, version }]);
  const then = found.get(versionKey({ entry: id, version }));
  if (!then) return undefined;
  const [old, now] = [textsOf(then), textsOf(draft.document)];
  const changes = [...new Set([...old.keys(), ...now.keys()])].flatMap(
    (key): TextChangeAnswer[] => {
      const [at = "", code] = key.split(" ");
      const language = isLanguageCode(code) ? code : null;
      const change = { before: old.get(key) ?? "", now: now.get(key) ?? "" };
      return change.before === change.now ? [] : [{ at, language, ...change }];
    },
  );
  const isSame = changes.length === 0 && shapeOf(then) === shapeOf(draft.document);
  return { changes, isSame };
}

/** What differs though every text reads the same: the order, what is shown in which language, the address. */
const shapeOf = (document: EntryDocument): string =>
  JSON.stringify([
    ...[document.path, document.sample, languageCodes.map((code) => document.slugs[code])],
    ...[document.sections.map(({ id, type, hidden }) => [id, type, [...hidden].sort()])],
    leavesAt(document).map(({ at }) => at),
  ]);

/** Field and language → what it says. */
function textsOf(document: EntryDocument): Map<string, string> {
  return new Map(
    leavesAt(document).flatMap(({ at, leaf, value }) =>
      (leaf.translated ? languageCodes : [undefined]).flatMap((code): [string, string][] => {
        const said = code ? valueIn(leaf, value, code) : value;
        if (said === undefined) return [];
        const text = typeof said === "string" ? said : JSON.stringify(said);
        return [[`${at} ${code ?? ""}`, text]];
      }),
    ),
  );
}

/**
 * Makes what a version says the draft; nothing goes live by it. What is written now is a version first, if it has the
 * form of one. Undefined where there is no such version.
 */
export const restoreVersion = (
  store: Store,
  by: Administrator,
  { id, version }: { id: string; version: number },
  now: number,
): Promise<Draft | undefined> =>
  store.write(async (trx) => {
    const found = await readVersions(trx, [{ entry: id, version }]);
    const document = found.get(versionKey({ entry: id, version }));
    const before = document && (await keepVersion(trx, by, id, now));
    if (!before) return undefined;
    const { draft } = before;
    // No step tells of it, so every tab asks for all of it.
    const restored = { ...draft, document, revision: draft.revision + 1 };
    await writeDraft(trx, restored, now);
    const about = { subjectId: id, subject: id, details: { version } };
    await audit(trx, by, { action: "entry.restore", ...about }, now);
    return restored;
  });
