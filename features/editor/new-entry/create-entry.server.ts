import type { EntryDocument } from "#features/pages/entry-document.ts";
import { NotImported, takeEntries } from "#features/pages/import-entries.server.ts";
import { type EntryKind, kindOf } from "#features/pages/kinds.ts";
import { readEntry } from "#features/pages/read-entry.server.ts";
import { makeSlug } from "#features/pages/slugs.ts";
import { readNames, readNewest } from "#features/pages/stored-entries.server.ts";
import { writtenEntry } from "#features/pages/write-entry.server.ts";
import type { Administrator } from "#platform/audit/audit-log.server.ts";
import { audit } from "#platform/audit/keep-record.server.ts";
import { sourceLanguage } from "#platform/fields/leaves.ts";
import type { Asked } from "#platform/http/call.ts";
import { found, Problem } from "#platform/http/problem.server.ts";
import { languageCodes } from "#platform/language/languages.ts";
import type { Trx } from "#platform/store/store.server.ts";
import type { editorCalls } from "../calls.ts";
import { newId } from "../draft/new-id.ts";

type NewEntry = Asked<(typeof editorCalls)["POST /api/admin/entry/new"]>["body"] & {
  /** Of today, `2026-11-22`: a kind whose entries tell their day begins with it. */
  day: string;
};

/** Names of entries are no longer than this. */
const longestName = 70;

/**
 * A draft that begins as a copy of another entry, in all its languages, or with nothing. Title, description, address and
 * day are its own, so a language is not shown before somebody wrote them; what is translated keeps the hash of the text it
 * was made from, and is stale as soon as that changes.
 * @returns its name @throws Problem `invalid` (`title`, `address`) or `not_found`
 */
export async function createEntry(trx: Trx, by: Administrator, wanted: NewEntry, now: number) {
  const { kind, from, title, address, day } = wanted;
  const name = makeSlug(title, sourceLanguage).slice(0, longestName).replace(/-$/, "");
  if (name === "") throw wrong("title", "malformed");
  const origin = from === null ? undefined : found(await originOf(trx, from, kind));
  const id = newId(name, await readNames(trx));
  const { below, isPageless, fields } = kindOf(kind);
  if (address === "" && !isPageless) throw wrong("address", "required");
  // What has no page is called the same everywhere: its title is read by those who write alone.
  const named = isPageless ? languageCodes : [sourceLanguage];
  const { title: _title, description: _description, ...values } = origin?.values ?? {};
  const document: EntryDocument = {
    ...{ id, kind, sample: origin?.sample ?? false },
    ...(below === undefined
      ? { slugs: {}, ...(!isPageless && { path: address }) }
      : { slugs: { [sourceLanguage]: address } }),
    values: {
      ...values,
      ...(fields.date?.kind === "date" && { date: day }),
      title: Object.fromEntries(named.map((code) => [code, title])),
    },
    sections: origin?.sections ?? [],
  };
  const { entry, problems } = readEntry(kind, id, writtenEntry(document));
  for (const { path } of problems)
    throw wrong(path[0] === "title" ? "title" : "address", "malformed");
  try {
    await takeEntries(trx, [entry], { by: "editor", now });
  } catch (error) {
    if (error instanceof NotImported) throw wrong("address", "taken");
    throw error;
  }
  const details = from === null ? {} : { from };
  await audit(trx, by, { action: "entry.new", subjectId: id, subject: id, details }, now);
  return id;
}

const wrong = (field: "title" | "address", code: "required" | "malformed" | "taken") =>
  new Problem("invalid", { errors: { [field]: [code] } });

/** The newest version of an entry of that kind; undefined: there is none. */
async function originOf(trx: Trx, id: string, kind: EntryKind) {
  const [entry] = await readNewest(trx, [id]);
  return entry?.kind === kind ? entry.document : undefined;
}
