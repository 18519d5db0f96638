import type { EntryDocument } from "#features/pages/entry-document.ts";
import { checkForPublishing } from "#features/pages/gate/check-for-publishing.server.ts";
import type { PublishingProblem } from "#features/pages/gate/problem.ts";
import { draftVersion } from "#features/pages/live-pages.server.ts";
import { newestChanges } from "#features/pages/newest-changes.server.ts";
import type { Administrator } from "#platform/audit/audit-log.server.ts";
import { audit } from "#platform/audit/keep-record.server.ts";
import type { Ports } from "#platform/feature.server.ts";
import { idPath } from "#platform/fields/id-path.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { Db, Store } from "#platform/store/store.server.ts";
import type { GateProblem, PublishAnswer } from "./calls.ts";
import { type FormProblem, keepVersion } from "./draft/keep-version.server.ts";

interface Parts {
  store: Store;
  publishing: Ports["publishing"];
  now: () => number;
}

/** Keeps what is being written as a version and asks for it to go live. Undefined where there is no such entry. */
export async function publishEntry(
  { store, publishing, now }: Parts,
  by: Administrator,
  { id, languages }: { id: string; languages: readonly LanguageCode[] },
): Promise<PublishAnswer | undefined> {
  const kept = await store.write((trx) => keepVersion(trx, by, id, now()));
  if (!kept) return undefined;
  const { version } = kept.draft.entry;
  if (kept.problems.length > 0) return { version, job: null, problems: kept.problems.map(asError) };
  const all = await newestChanges(store.read, [id]);
  const changes = all.filter(({ language }) => languages.includes(language));
  const problems = await checkForPublishing(store.read, changes, publishing.paths);
  const own = problems.map((problem) => gateProblem(kept.draft.document, problem));
  if (changes.length === 0 || own.some(({ level }) => level === "error"))
    return { version, job: null, problems: own };
  await store.write((trx) => {
    const details = { version, languages: changes.map(({ language }) => language).join(", ") };
    return audit(trx, by, { action: "entry.publish", subjectId: id, subject: id, details }, now());
  });
  return { version, job: await publishing.publish(changes, by.id), problems: own };
}

/** What stands against a draft going live, in every language that it has words in. */
export async function checkDraft(
  db: Db,
  { publishing }: Pick<Parts, "publishing">,
  draft: EntryDocument,
  languages: readonly LanguageCode[],
): Promise<GateProblem[]> {
  const changes = languages.map((language) => ({
    ...{ entry: draft.id, language },
    version: draftVersion,
  }));
  const problems = await checkForPublishing(db, changes, publishing.paths, { draft });
  return problems.map((problem) => gateProblem(draft, problem));
}

/** What is wrong with the form keeps every language from going live. */
export const asError = (problem: FormProblem): GateProblem => ({
  ...{ level: "error", language: null },
  ...problem,
});

/** The gate names items of lists by their place: `sections.why.groups[1].heading`. */
function gateProblem(
  document: EntryDocument,
  { level, language, field, message, code, value }: PublishingProblem,
): GateProblem {
  return { level, language, message, code, value, field: withIds(document, field) };
}

function withIds({ values, sections }: EntryDocument, field: string): string {
  const [first = "", id = "", ...rest] = field.split(".");
  const section = first === "sections" ? sections.find((one) => one.id === id) : undefined;
  const names = section ? rest : field.split(".");
  const path = names.flatMap((part) => {
    const [name = "", place] = part.split(/[[\]]/);
    return place === undefined ? [name] : [name, Number(place)];
  });
  return [...(section ? ["sections", id] : []), idPath(section?.values ?? values, path)].join(".");
}
