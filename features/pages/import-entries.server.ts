import { valueIn } from "#platform/fields/leaves.ts";
import { languageCodes } from "#platform/language/languages.ts";
import type { Store, Trx } from "#platform/store/store.server.ts";
import { addressesOf, addressField } from "./addresses-of.ts";
import type { EntryDocument } from "./entry-document.ts";
import { kindOf } from "./kinds.ts";
import { type EntryFile, readEntryFile } from "./read-entry-file.server.ts";
import { makeSlug } from "./slugs.ts";
import {
  type EntryName,
  readNames,
  readNewest,
  type StoredEntry,
} from "./stored-entries.server.ts";
import { entryFileName, writeEntry } from "./write-entry.server.ts";

/** Files cannot be taken; nothing of them was. */
export class NotImported extends Error {
  override name = "NotImported";
  problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

/** What became of each entry, by its name. */
export interface Imported {
  created: string[];
  changed: string[];
  unchanged: string[];
}

interface How {
  /** Who made the versions: `command-line`, `seed`, `editor`. */
  by: string;
  now: number;
  /** Looks and tells, and stores nothing. */
  dryRun?: boolean;
}

/**
 * Takes entries in as drafts: a new version of each that differs from its newest one. Nothing goes live by it.
 * @throws NotImported naming file, line and field of everything that is wrong; then none of the files was taken
 */
export async function importEntries(
  store: Store,
  files: readonly EntryFile[],
  { by, now, dryRun = false }: How,
): Promise<Imported> {
  if (files.length === 0) throw new NotImported(["There are no entries to import."]);
  const given = readEntries(files);
  const take = (trx: Trx) => takeEntries(trx, given, { by, now, dryRun });
  return dryRun ? store.read.transaction().execute(take) : store.write(take);
}

/** @throws NotImported naming file, line and field of everything that is wrong */
export function readEntries(files: readonly EntryFile[]): EntryDocument[] {
  const read = files.map(readEntryFile);
  const problems = read.flatMap(({ problems }) => problems);
  if (problems.length > 0) throw new NotImported(problems);
  return read.flatMap(({ entry }) => entry ?? []);
}

/**
 * The same for entries that were read already, within a transaction.
 * @throws NotImported where two would have one name or one address, or one lies in the bin
 */
export async function takeEntries(
  trx: Trx,
  given: readonly EntryDocument[],
  { by, now, dryRun = false }: How,
): Promise<Imported> {
  const stored = new Map((await readNewest(trx)).map((entry) => [entry.id, entry]));
  const entries = given.map((entry) => withSlugs(entry, stored.get(entry.id)?.document));
  const names = new Map((await readNames(trx)).map((name) => [name.id, name]));
  const conflicts = [...findBinned(entries, names), ...findConflicts(entries, stored, names)];
  if (conflicts.length > 0) throw new NotImported(conflicts);
  const done: Imported = { created: [], changed: [], unchanged: [] };
  for (const entry of entries) {
    const before = stored.get(entry.id);
    const isSame = before && writeEntry(before.document) === writeEntry(entry);
    done[isSame ? "unchanged" : before ? "changed" : "created"].push(entry.id);
    if (!isSame && !dryRun) await addVersion(trx, entry, names.get(entry.id), { by, now });
  }
  return done;
}

/** Where no slug is written, the entry keeps the one it has; a new one is made from its title. */
function withSlugs(entry: EntryDocument, before: EntryDocument | undefined): EntryDocument {
  const { below, numberedBy, fields } = kindOf(entry.kind);
  const { title } = fields;
  if (below === undefined || numberedBy !== undefined || !title) return entry;
  const slugs = { ...entry.slugs };
  for (const code of languageCodes) {
    const words = valueIn(title, entry.values.title, code);
    const slug = slugs[code] ?? before?.slugs[code] ?? (words ? makeSlug(String(words), code) : "");
    if (slug !== "") slugs[code] = slug;
  }
  return { ...entry, slugs };
}

/** What somebody threw away comes back because somebody says so, and not with a file. */
const findBinned = (entries: readonly EntryDocument[], names: ReadonlyMap<string, EntryName>) =>
  entries
    .filter(({ id }) => names.get(id)?.state === "binned")
    .map(
      (entry) =>
        `${entryFileName(entry)}:1: ${entry.id} is in the bin: take it out first (npm run content -- restore ${entry.id}), or leave its file out`,
    );

/** Two entries of one name or one address, among the new ones and those that are there. */
function findConflicts(
  entries: readonly EntryDocument[],
  stored: ReadonlyMap<string, StoredEntry>,
  known: ReadonlyMap<string, EntryName>,
): string[] {
  const problems: string[] = [];
  const names = new Map<string, EntryDocument>();
  for (const entry of entries) {
    const name = known.get(entry.id);
    const other = names.get(entry.id) ?? (name?.state === "there" ? name : undefined);
    names.set(entry.id, entry);
    if (other && other.kind !== entry.kind)
      problems.push(
        `${entryFileName(entry)}:1: there is a ${other.kind} of this name already (${entryFileName(other)}): names are unique over all kinds`,
      );
  }
  const rest = [...stored.values()].filter(({ id }) => !names.has(id));
  const taken = new Map<string, string>();
  for (const entry of [...rest.map(({ document }) => document), ...entries])
    for (const { language, path } of addressesOf(entry)) {
      const key = `${language} ${path}`;
      const other = taken.get(key);
      if (other !== undefined && other !== entry.id)
        problems.push(
          `${entryFileName(entry)}:1: ${addressField(entry, language)}: ${path} belongs to ${other} already`,
        );
      taken.set(key, entry.id);
    }
  return problems;
}

/** @param taken the name, where it was given before: what was erased under it stays without a version */
async function addVersion(
  trx: Trx,
  entry: EntryDocument,
  taken: EntryName | undefined,
  { by, now }: How,
): Promise<void> {
  const version = (taken?.version ?? 0) + 1;
  const { id, kind } = entry;
  await (taken
    ? trx.updateTable("content_entry").set({ kind, version }).where("id", "=", id).execute()
    : trx.insertInto("content_entry").values({ id, kind, version, created_at: now }).execute());
  if (taken?.state === "erased")
    await trx.deleteFrom("content_bin").where("entry", "=", id).execute();
  await trx
    .insertInto("content_version")
    .values({
      ...{ entry: id, version, document: JSON.stringify(entry) },
      ...{ made_at: now, made_by: by },
    })
    .execute();
}
