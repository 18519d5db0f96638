import { addressesOf } from "#features/pages/addresses-of.ts";
import { readChoiceOfEntry } from "#features/pages/choice-of-entry.ts";
import type { EntryDocument } from "#features/pages/entry-document.ts";
import { fieldsOfType } from "#features/pages/fields-of-section.ts";
import { kindOf } from "#features/pages/kinds.ts";
import { readLiveAddresses } from "#features/pages/live-pages.server.ts";
import { readVersions, type StoredEntry } from "#features/pages/stored-entries.server.ts";
import { leavesOf, valueIn } from "#platform/fields/leaves.ts";
import { readLink } from "#platform/fields/read-link.ts";
import { languageCodes } from "#platform/language/languages.ts";
import type { Trx } from "#platform/store/store.server.ts";

/** An entry that names another one: by a link, as its reference, in a menu, as what a second address shows. */
interface Namer {
  entry: string;
  /** Visitors see it. */
  isLive: boolean;
}

/**
 * Who names some entries: what is live, the newest versions, and what is being written. Among themselves they may name
 * each other. @param newest of every entry that is not in the bin
 */
export async function whoLeadsTo(
  trx: Trx,
  wanted: readonly StoredEntry[],
  newest: readonly StoredEntry[],
): Promise<ReadonlyMap<string, Namer[]>> {
  const own = new Set(wanted.map(({ id }) => id));
  const live = await readLiveAddresses(trx);
  const shown = await readVersions(trx, live);
  const drafts = await trx.selectFrom("content_draft").select(["entry", "document"]).execute();
  const isThere = new Set(newest.map(({ id }) => id));
  const sources: { entry: string; isLive: boolean; document: EntryDocument }[] = [
    ...[...shown.values()].map((document) => ({ entry: document.id, isLive: true, document })),
    ...newest.map(({ id, document }) => ({ entry: id, isLive: false, document })),
    ...drafts
      .filter(({ entry }) => isThere.has(entry))
      .map((row) => ({ entry: row.entry, isLive: false, document: JSON.parse(row.document) })),
  ].filter(({ entry }) => !own.has(entry));
  const taken = new Set(live.map(({ path }) => path));
  const targets = sources.map((source) => ({ ...source, targets: targetsOf(source.document) }));
  return new Map(
    wanted.map(({ id, document }) => {
      const paths = addressesOf(document).flatMap(({ path }) => (taken.has(path) ? [] : [path]));
      const names = targets.filter((one) =>
        [`page:${id}`, ...paths].some((name) => one.targets.has(name)),
      );
      const byEntry = Map.groupBy(names, ({ entry }) => entry);
      return [
        id,
        [...byEntry].map(([entry, all]) => ({ entry, isLive: all.some((one) => one.isLive) })),
      ];
    }),
  );
}

/** `page:entry` and `/address` that a document leads to, in any language; also in sections that are hidden. */
function targetsOf({ kind, values, sections }: EntryDocument): ReadonlySet<string> {
  const parts = [
    { fields: kindOf(kind).fields, values },
    ...sections.map(({ type, values }) => ({ fields: fieldsOfType(type), values })),
  ];
  const links = parts
    .flatMap((part) => [...leavesOf(part.fields, part.values)])
    .flatMap(({ leaf, value }) =>
      languageCodes.flatMap((code) => {
        const said = valueIn(leaf, value, code);
        return said === undefined ? [] : linksIn(leaf.linksOf, said);
      }),
    );
  const chosen = kind === "second-name" ? readChoiceOfEntry(String(values.shows)) : {};
  return new Set([...links, ...("entry" in chosen ? [`page:${chosen.entry}`] : [])]);
}

function linksIn(linksOf: ((value: never) => readonly string[]) | undefined, said: unknown) {
  try {
    return (linksOf?.(said as never) ?? []).flatMap((written) => {
      const link = readLink(written);
      if (typeof link === "string") return [];
      if (link.kind === "entry") return [`page:${link.target}`];
      return link.kind === "address" ? [link.target] : [];
    });
  } catch {
    // A draft may hold what cannot be read yet: it leads nowhere.
    return [];
  }
}
