import type { Kysely } from "kysely";
import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import type { Tables } from "#platform/store/tables.ts";
import { addressIn } from "./addresses-of.ts";
import { type LiveCard, makeCard, readsOf } from "./describe-entry.server.ts";
import type { EntryDocument } from "./entry-document.ts";
import { formerScreens, steps } from "./former-screens.ts";
import type { EntryKind } from "./kinds.ts";
import type { LiveChange } from "./page-document.ts";
import { readVersions, versionKey } from "./stored-entries.server.ts";

/** One entry in one language, as it is live: what is known of it without reading its document. */
export interface LivePage {
  entry: string;
  language: LanguageCode;
  kind: EntryKind;
  version: number;
  /** Without the language's prefix. */
  path: string;
  /** Which page of its list, from the second on; nothing is stored of these. */
  part?: number;
  card: LiveCard;
  /** What its page shows of others: `list:post`, `entry:first-steps`. */
  reads: readonly string[];
  publishedAt: number;
  changedAt: number;
  /** Of a second name: what stands there (show-second-names.server.ts). */
  shows?: LivePage;
}

const columns = [
  ...(["entry", "language", "kind", "version", "path", "card", "reads"] as const),
  ...(["published_at", "changed_at"] as const),
] as const;

/** The rows of everything that is live and that this release can show (former-screens.ts). */
const liveRows = (db: Kysely<Tables>) =>
  db.selectFrom(
    db
      .selectFrom("content_live")
      .select(columns)
      .unionAll(db.selectFrom("content_live_screen").select(columns))
      .unionAll(
        db.selectFrom("content_live_step").select(columns).where("step", "<=", steps.length),
      )
      .as("live"),
  );

/** Everything that is live now. */
export async function readLive(db: Kysely<Tables>): Promise<LivePage[]> {
  const rows = await liveRows(db).selectAll().execute();
  return rows
    .map(({ card, reads, published_at, changed_at, ...row }) => ({
      ...row,
      card: JSON.parse(card),
      reads: JSON.parse(reads),
      publishedAt: published_at,
      changedAt: changed_at,
    }))
    .sort(byKey);
}

/**
 * Without the pages that list what their language has none of yet (`menuWhile`): such a page leads nobody anywhere, be it
 * from a menu, from a search or from what machines read.
 */
export function filledPages(live: readonly LivePage[]): LivePage[] {
  const kinds = new Set(live.map(({ language, kind }) => `${language} ${kind}`));
  return live.filter(({ language, card: { values } }) => {
    const { menuWhile } = values;
    return menuWhile === undefined || kinds.has(`${language} ${menuWhile}`);
  });
}

/** Which version of what is live. */
export const readLiveVersions = (db: Kysely<Tables>): Promise<LiveChange[]> =>
  liveRows(db).select(["entry", "language", "version"]).execute();

/** The same as a part of a query: pairs of entry and version. */
export const liveVersions = (db: Kysely<Tables>) => liveRows(db).select(["entry", "version"]);

/** Which version of what is live, and where it stands; what has no page at `#` and its name. */
export const readLiveAddresses = (db: Kysely<Tables>) =>
  liveRows(db).select(["entry", "language", "version", "path"]).execute();

/** What is live of a kind: where it stands, and its card as JSON. */
export const readLiveOfKind = (db: Kysely<Tables>, kind: EntryKind) =>
  liveRows(db)
    .select(["entry", "language", "version", "kind", "path", "card"])
    .where("kind", "=", kind)
    .execute();

/** Which version of which entry is live at an address; undefined: none of its own. */
export const readLiveAt = (db: Kysely<Tables>, path: string, language: LanguageCode) =>
  liveWithPage(db, language).where("path", "=", path).executeTakeFirst();

/** Which version is live, elsewhere now, of the entry that has left an address; undefined: none has, or it is not. */
export async function readLiveThatLeft(
  db: Kysely<Tables>,
  path: string,
  language: LanguageCode,
): Promise<{ entry: string; version: number } | undefined> {
  const left = await db
    .selectFrom("content_redirect")
    .select("entry")
    .where("path", "=", path)
    .where("language", "=", language)
    .where("shown_in", "is", null)
    .executeTakeFirst();
  return left && liveWithPage(db, language).where("entry", "=", left.entry).executeTakeFirst();
}

/** What has a page of its own in a language. */
const liveWithPage = (db: Kysely<Tables>, language: LanguageCode) =>
  liveVersions(db).where("language", "=", language).where("kind", "!=", "second-name");

/** Former screens that are live in any language: their addresses without one. */
export async function readLiveScreens(db: Kysely<Tables>): Promise<string[]> {
  const screens = Object.keys(formerScreens);
  const rows = await liveRows(db).select("path").distinct().where("path", "in", screens).execute();
  return rows.map(({ path }) => path);
}

/**
 * What would be live after the changes; an entry that is live in that version already stays as it is.
 * @param known pages that were worked out before: a version is never another one
 * @throws when a version does not exist or has no address in the language (`checkForPublishing` says so before)
 */
export async function applyChanges(
  db: Kysely<Tables>,
  live: readonly LivePage[],
  changes: readonly LiveChange[],
  now: number,
  known: readonly LivePage[] = [],
): Promise<LivePage[]> {
  const pages = new Map(live.map((page) => [pageKey(page), page]));
  const ready = new Map(known.map((page) => [pageKey(page), page]));
  const wanted = changes.flatMap(({ entry, language, version }) =>
    version === null || ready.get(pageKey({ entry, language }))?.version === version
      ? []
      : [{ entry, version }],
  );
  const documents = await readVersions(db, wanted);
  for (const { entry, language, version } of changes) {
    const key = pageKey({ entry, language });
    const before = pages.get(key);
    if (version === null) {
      pages.delete(key);
      continue;
    }
    if (before?.version === version) continue;
    const times = { publishedAt: before?.publishedAt ?? now, changedAt: now };
    const worked = ready.get(key);
    if (worked?.version === version) {
      pages.set(key, { ...worked, ...times });
      continue;
    }
    const document = documents.get(versionKey({ entry, version }));
    const page = document && pageOf(document, version, language);
    if (!page)
      throw new Error(
        `${entry}: there is no version ${version} that has an address in ${language}`,
      );
    pages.set(key, { ...page, ...times });
  }
  return [...pages.values()].sort(byKey);
}

/** What is known of a version once it is live in a language; undefined where it has no address in it. */
function pageOf(
  document: EntryDocument,
  version: number,
  language: LanguageCode,
): LivePage | undefined {
  const path = addressIn(document, language);
  return path === undefined
    ? undefined
    : {
        ...{ entry: document.id, language, version, path, kind: document.kind },
        card: makeCard(document, language),
        reads: readsOf(document, language),
        ...{ publishedAt: 0, changedAt: 0 },
      };
}

/** What somebody writes and has not kept as a version yet; versions begin with 1. */
export const draftVersion = 0;

/** The pages that a draft would have, for `known` of `applyChanges`: it asks for `draftVersion`. */
export const draftPages = (document: EntryDocument): LivePage[] =>
  languageCodes.flatMap((code) => pageOf(document, draftVersion, code) ?? []);

/** Not the database's order: each has its own. */
const byKey = (a: LivePage, b: LivePage) =>
  a.entry === b.entry ? (a.language < b.language ? -1 : 1) : a.entry < b.entry ? -1 : 1;

export const pageKey = ({
  entry,
  language,
  part,
}: Pick<LivePage, "entry" | "language" | "part">) =>
  part === undefined ? `${entry} ${language}` : `${entry} ${language} ${part}`;

export const addressKey = ({ language, path }: Pick<LivePage, "language" | "path">) =>
  `${language} ${path}`;
