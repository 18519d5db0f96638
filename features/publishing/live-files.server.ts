import type { Kysely } from "kysely";
import { isFormerScreen } from "#features/pages/former-screens.ts";
import type { ReadPage, StaticSite } from "#platform/http/static-site.server.ts";
import { barePath } from "#platform/language/localized-path.ts";
import type { Tables } from "#platform/store/tables.ts";
import { type KeptFile, type LiveFile, makeReady } from "./file-in-store.server.ts";
import type { KeptAssets } from "./kept-assets.server.ts";
import type { PublishedAddress, PublishedFile } from "./publish-file.server.ts";

/** The files of the live release, ready to be sent. */
export interface LiveFiles extends Required<StaticSite> {
  /** The release of this build that is shown; 0: none yet, and pages are those of a build before it, if any. */
  release(): number;
  /** Brings the map to the newest release, where there is a newer one: all of it at once. */
  follow(): Promise<void>;
}

interface Showing {
  others?: KeptAssets;
  first?: readonly PublishedFile[] | undefined;
  lazy?: boolean;
  onShown?(): Promise<void>;
}

/** Bytes of contents kept in memory over all files; the rest is read from the store by its hash. */
const memoryCap = 48 * 1024 * 1024;
/** Contents read from the store at once. */
const atOnce = 200;
const alone: KeptAssets = { follow: async () => {}, builds: () => [], find: () => undefined };
/** Answers that were asked for last stay as they are sent: the headers of one take 16 KB. */
const mostReady = 500;

/**
 * @param build whose files are shown
 * @param others whose files are here too: until `build` has a release, the one of them that has the newest is shown,
 *   and their pages, which a visitor still has open or got from another process, find their files
 * @param first what is shown before any release is, and while the database does not answer
 * @param lazy contents are read when they are first asked for: where the store is a file beside the process. Another
 *   one may not answer then, and pages are there all the same
 * @param onShown called with each release that is shown
 */
export function createLiveFiles(
  db: Kysely<Tables>,
  build: string,
  { others = alone, first = [], lazy = false, onShown }: Showing = {},
): LiveFiles {
  const begin = first.map(({ file, bytes: [content] }): [string, KeptFile] => [
    file.path,
    { json: JSON.stringify(file), content: content && Buffer.from(content.bytes) },
  ]);
  const nothing = { build, release: 0, addresses: new Map(begin) };
  let shown = nothing;
  /** Bytes. */
  let room = memoryCap;
  const ready = new Map<KeptFile, LiveFile>();
  let following: Promise<void> | undefined;
  let after: Promise<void> | undefined;

  async function swap(): Promise<void> {
    await others.follow();
    const next = await pointerToShow(db, build, others.builds());
    const before = next.build === shown.build ? shown : nothing;
    if (before === shown && next.release === shown.release) return;
    const rows = await changedRows(db, next.build, before.release, next.release);
    const addresses = new Map(before.addresses);
    for (const { path } of rows) addresses.delete(path);
    let left = memoryCap;
    for (const { content } of addresses.values()) left -= content?.length ?? 0;
    // Forms are given back within these pages: they have room in memory before all others.
    const isFirst = ({ path }: { path: string }) => isFormerScreen(barePath(path));
    const live = rows
      .filter((row) => row.live)
      .sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
    for (let first = 0; first < live.length; first += atOnce) {
      const some = live.slice(first, first + atOnce);
      const contents = await readContents(db, lazy ? [] : some.map(({ file }) => file));
      for (const { path, json, file } of some) {
        const content = "redirect" in file ? undefined : contents.get(file.hash);
        const fits = content !== undefined && content.length <= left;
        if (fits) left -= content.length;
        addresses.set(path, { json, content: fits ? content : undefined });
      }
    }
    [shown, room] = [{ ...next, addresses }, left];
    ready.clear();
    await onShown?.();
  }

  /** Who asks while it is under way may know of more than that one has seen: it is done once more. */
  function follow(): Promise<void> {
    if (following) {
      after ??= following
        .catch(() => {})
        .then(() => {
          after = undefined;
          return follow();
        });
      return after;
    }
    following = swap().finally(() => {
      following = undefined;
    });
    return following;
  }

  function keep(kept: KeptFile, content: Buffer): void {
    if (kept.content || content.length > room) return;
    room -= content.length;
    kept.content = content;
  }

  function find(pathname: string): LiveFile | undefined {
    const kept = shown.addresses.get(pathname) ?? others.find(pathname);
    return kept && (ready.get(kept) ?? makeAnswer(kept));
  }

  function makeAnswer(kept: KeptFile): LiveFile | undefined {
    const file: PublishedAddress = JSON.parse(kept.json);
    if ("redirect" in file) return undefined;
    const made = makeReady(db, file, kept, keep);
    if (ready.size >= mostReady) ready.clear();
    ready.set(kept, made);
    return made;
  }

  return {
    find,
    async readPage(pathname): Promise<ReadPage | undefined> {
      const { file, readText } = find(pathname) ?? {};
      if (!file?.inline || !readText) return undefined;
      return { html: await readText(), inline: file.inline };
    },
    redirectOf(pathname) {
      const { json } = shown.addresses.get(pathname) ?? {};
      const found: PublishedAddress | undefined = json && JSON.parse(json);
      return found && "redirect" in found ? found.redirect : undefined;
    },
    release: () => (shown.build === build ? shown.release : 0),
    follow,
  };
}

/** The release that a build shows; 0: none. */
export async function pointerOf(db: Kysely<Tables>, build: string): Promise<number> {
  const pointer = await db
    .selectFrom("release_pointer")
    .select("release")
    .where("build", "=", build)
    .executeTakeFirst();
  return Number(pointer?.release ?? 0);
}

/** A build's own release, or the newest one of those that stand in for it. */
async function pointerToShow(db: Kysely<Tables>, build: string, standIns: readonly string[]) {
  const own = { build, release: await pointerOf(db, build) };
  if (own.release > 0 || standIns.length === 0) return own;
  const pointers = await db
    .selectFrom("release_pointer")
    .select(["build", "release"])
    .where("build", "in", standIns)
    .execute();
  const [newest] = pointers
    .map(({ build, release }) => ({ build, release: Number(release) }))
    .toSorted(
      (a, b) => b.release - a.release || standIns.indexOf(a.build) - standIns.indexOf(b.build),
    );
  return newest ?? own;
}

/** What is different between two releases, each address once, as it is in the later one. */
async function changedRows(db: Kysely<Tables>, build: string, from: number, to: number) {
  const rows = await db
    .selectFrom("release_file")
    .select(["path", "since", "until", "file"])
    .where("build", "=", build)
    .where("since", "<=", to)
    .where((where) => where.or([where("since", ">", from), where("until", ">", from)]))
    .orderBy("since")
    .execute();
  const newest = new Map(rows.map((row) => [row.path, row]));
  return [...newest.values()].map(({ path, until, file }) => ({
    ...{ path, json: file },
    file: JSON.parse(file) as PublishedAddress,
    live: until === null || Number(until) > to,
  }));
}

/** The one content of each file that the others can be made from. */
async function readContents(
  db: Kysely<Tables>,
  files: readonly PublishedAddress[],
): Promise<Map<string, Buffer>> {
  const hashes = files.flatMap((file) => ("redirect" in file ? [] : [file.hash]));
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom("published_file")
    .select(["hash", "bytes"])
    .where("hash", "in", hashes)
    .where("encoding", "in", ["br", "identity"])
    .execute();
  return new Map(rows.map(({ hash, bytes }) => [hash, Buffer.from(bytes)]));
}
