import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Kysely } from "kysely";
import type { StaticFile, StaticManifest } from "#platform/http/static-manifest.server.ts";
import type { Store } from "#platform/store/store.server.ts";
import type { Tables } from "#platform/store/tables.ts";
import type { KeptFile } from "./file-in-store.server.ts";
import type { PublishedFile } from "./publish-file.server.ts";
import type { SiteBuild } from "./read-site-build.server.ts";
import { keepFiles } from "./release-files.server.ts";

type Asset = PublishedFile["file"];

/** The hashed files of all other builds for the same address, as far as the store has them. */
export interface KeptAssets {
  /** Looks which builds there are. */
  follow(): Promise<void>;
  /** Every file of them is here; the one that was at work last first. */
  builds(): readonly string[];
  /** Undefined where there is none, or where this build has it itself. */
  find(pathname: string): KeptFile | undefined;
}

const day = 24 * 3_600_000;
/** After the day on which a build was last at work, its files are served for a week: to pages that are still open. */
const keptFor = 8 * day;
/** Files that are read and kept by one flush of the disk. */
const atOnce = 50;

/**
 * Puts a build's hashed files into the store, where they are there for whoever shows its pages: a process of the build
 * after it, or one on another machine that has not got this build yet. Once a day it says that they are still in use.
 */
export async function keepAssets(store: Store, site: SiteBuild, now: number): Promise<void> {
  const { build, origin } = site;
  const known = store.read.selectFrom("kept_build").where("build", "=", build);
  const seen = await known.select("seen_at").executeTakeFirst();
  if (seen && now - Number(seen.seen_at) < day) return;
  const kept = seen && (await known.select("files").executeTakeFirst());
  const assets: Asset[] | undefined = kept ? JSON.parse(kept.files) : describeAssets(site);
  // Another build has come into its folder since it was started.
  if (!assets) return;
  for (let first = 0; first < assets.length; first += atOnce) {
    const some = assets.slice(first, first + atOnce);
    const there = await touch(store, some, now);
    const missing = some.filter(({ hash }) => !there.has(hash));
    await keepFiles(
      store,
      missing.map((file) => readAsset(site.buildDir, file)),
      now,
    );
  }
  const row = { build, origin, files: JSON.stringify(assets), seen_at: now };
  await store.write((trx) =>
    trx
      .insertInto("kept_build")
      .values(row)
      .onConflict((conflict) => conflict.column("build").doUpdateSet({ seen_at: now }))
      .execute(),
  );
}

/** Forgets builds that nobody can have open any more; their contents go with the others that nobody uses. */
export async function forgetAssets(store: Store, now: number): Promise<void> {
  await store.write((trx) =>
    trx
      .deleteFrom("kept_build")
      .where("seen_at", "<", now - keptFor)
      .execute(),
  );
}

export function createKeptAssets(
  db: Kysely<Tables>,
  { build, origin, files: own }: Pick<SiteBuild, "build" | "origin" | "files">,
): KeptAssets {
  let builds: readonly string[] = [];
  let found = new Map<string, KeptFile>();

  async function follow(): Promise<void> {
    const rows = await db
      .selectFrom("kept_build")
      .select("build")
      .where("origin", "=", origin)
      .where("build", "!=", build)
      .orderBy("seen_at", "desc")
      .execute();
    const next = rows.map((row) => row.build);
    if (next.join() === builds.join()) return;
    const lists = await db
      .selectFrom("kept_build")
      .select("files")
      .where("build", "in", next.length > 0 ? next : [""])
      .execute();
    found = new Map(
      lists
        .flatMap(({ files }): Asset[] => JSON.parse(files))
        .filter((file) => !own.has(file.path))
        .map((file) => [file.path, { json: JSON.stringify(file), content: undefined }]),
    );
    builds = next;
  }

  return { follow, builds: () => builds, find: (pathname) => found.get(pathname) };
}

/** Says of contents that they are in use. @returns the hashes of those that are there */
async function touch(store: Store, assets: readonly Asset[], now: number): Promise<Set<string>> {
  const hashes = assets.map(({ hash }) => hash);
  const rows = await store.write((trx) =>
    trx
      .updateTable("published_file")
      .set({ used_at: now })
      .where("hash", "in", hashes)
      .returning("hash")
      .execute(),
  );
  return new Set(rows.map(({ hash }) => hash));
}

function describeAssets({ buildDir, build }: SiteBuild): Asset[] | undefined {
  const manifest: StaticManifest = JSON.parse(
    readFileSync(path.join(buildDir, "static-manifest.json"), "utf8"),
  );
  if (manifest.build !== build) return undefined;
  return manifest.files
    .filter(({ cache }) => cache === "immutable")
    .map((file) => {
      const isPacked = file.encodings.includes("br");
      const sizes = isPacked ? { br: statSync(placeOf(buildDir, file, "br")).size } : {};
      return { ...file, encodings: isPacked ? ["br"] : [], sizes };
    });
}

/** In Brotli alone, as all that is kept: the rest is unpacked from it. */
function readAsset(buildDir: string, file: Asset): PublishedFile {
  const encoding = file.encodings.includes("br") ? "br" : "identity";
  return { file, bytes: [{ encoding, bytes: readFileSync(placeOf(buildDir, file, encoding)) }] };
}

const placeOf = (buildDir: string, { file }: StaticFile, encoding: "br" | "identity") =>
  path.join(buildDir, "client", file) + (encoding === "br" ? ".br" : "");
