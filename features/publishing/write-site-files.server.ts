import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { readLive } from "#features/pages/live-pages.server.ts";
import { readPictures, shownPart } from "#features/pictures/stored-pictures.server.ts";
import { socialPicturePath } from "#features/seo/social-picture/social-picture.ts";
import { createSocialPictures } from "#features/seo/social-picture/social-pictures.server.ts";
import type { StaticManifest } from "#platform/http/static-manifest.server.ts";
import type { Store } from "#platform/store/store.server.ts";
import type { PublishedAddress } from "./publish-file.server.ts";
import type { SiteBuild } from "./read-site-build.server.ts";

export interface WrittenSite {
  files: number;
  redirects: number;
  release: number;
}

/**
 * Writes what a build shows as files that any static host can hand out: its own, and over them the live release.
 * Screens that only the server can fill (the back office) are left out.
 * @param target a new folder
 */
export async function writeSiteFiles(
  store: Store,
  site: SiteBuild,
  target: string,
): Promise<WrittenSite> {
  const { read } = store;
  const manifest: StaticManifest = JSON.parse(
    readFileSync(path.join(site.buildDir, "static-manifest.json"), "utf8"),
  );
  const written = new Set<string>();
  const write = (file: string, put: (place: string) => void) => {
    const place = path.join(target, file);
    mkdirSync(path.dirname(place), { recursive: true });
    put(place);
    written.add(place);
  };
  for (const { file } of manifest.files.filter(({ frames }) => !frames))
    write(file, (place) => cpSync(path.join(site.buildDir, "client", file), place));

  const rows = await read
    .selectFrom("release_file")
    .select(["path", "file"])
    .where("build", "=", site.build)
    .where("until", "is", null)
    .orderBy("path")
    .execute();
  const redirects: string[] = [];
  for (const row of rows) {
    const file: PublishedAddress = JSON.parse(row.file);
    if ("redirect" in file) redirects.push(`${row.path} ${file.redirect} 301`);
    else {
      const content = await contentOf({ read }, file);
      write(file.inline ? `${row.path}/index.html` : row.path, (place) =>
        writeFileSync(place, content),
      );
    }
  }
  const pictures = createSocialPictures(store, site.buildDir, Date.now);
  for (const { path, language: code } of await readLive(read)) {
    const picture = await pictures.pictureOf({ path, code });
    if (picture) write(socialPicturePath({ path, code }), (place) => writeFileSync(place, picture));
  }
  pictures.stop();
  for (const { picture, file, bytes } of await livePictures({ read }))
    write(`uploads/${picture}-${file}`, (place) => writeFileSync(place, bytes));
  // What most static hosts answer an unknown address with, and read redirects from.
  if (existsSync(path.join(target, "error/index.html")))
    write("404.html", (place) => cpSync(path.join(target, "error/index.html"), place));
  write("_redirects", (place) => writeFileSync(place, `${redirects.join("\n")}\n`));
  const pointer = await read
    .selectFrom("release_pointer")
    .select("release")
    .where("build", "=", site.build)
    .executeTakeFirst();
  return {
    files: written.size,
    redirects: redirects.length,
    release: Number(pointer?.release ?? 0),
  };
}

/** The files of every uploaded picture that a live page shows. */
async function livePictures({ read }: Pick<Store, "read">) {
  const ids = (await readLive(read)).flatMap(({ reads }) =>
    reads.filter((each) => each.startsWith("picture:")).map((each) => each.slice(8)),
  );
  const pictures = await readPictures(read);
  // Of one that is cropped the part alone: the whole is on no page.
  const shown = [...new Set(ids)].flatMap((id) => {
    const picture = pictures.get(id);
    return picture ? [shownPart(picture).id] : [];
  });
  if (shown.length === 0) return [];
  return read
    .selectFrom("content_picture_file")
    .selectAll()
    .where("picture", "in", shown)
    .where("file", "!=", "original")
    .execute();
}

async function contentOf(
  { read }: Pick<Store, "read">,
  { hash, encodings }: Exclude<PublishedAddress, { redirect: string }>,
): Promise<Buffer> {
  const isPacked = encodings.includes("br");
  const { bytes } = await read
    .selectFrom("published_file")
    .select("bytes")
    .where("hash", "=", hash)
    .where("encoding", "=", isPacked ? "br" : "identity")
    .executeTakeFirstOrThrow();
  return isPacked ? brotliDecompressSync(Buffer.from(bytes)) : Buffer.from(bytes);
}
