import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { isAdminPath, isPreviewPath } from "../../app/admin/admin-path.ts";
import { compress } from "../../platform/http/compress.server.ts";
import { contentHash, inlineHashesOf } from "../../platform/http/inline-hashes.server.ts";
import type { StaticFile, StaticManifest } from "../../platform/http/static-manifest.server.ts";
import { barePath } from "../../platform/language/localized-path.ts";

const types: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".data": "text/x-script; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

/** Names that end in Vite's hash of the content, e.g. `home-B3x_9fQa.js`. */
const hashedName = /^assets\/.+-[\w-]{8}\.\w+$/;

/** Writes `static-manifest.json` and the compressed copies: what the server answers with, and how. */
export async function writeStaticManifest(
  folder: string,
  about: Omit<StaticManifest, "files">,
): Promise<void> {
  const client = path.join(folder, "client");
  const files = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(client, path.join(entry.parentPath, entry.name)))
    .sort();
  const manifest: StaticManifest = {
    ...about,
    files: await Promise.all(files.map((file) => describeFile(client, file))),
  };
  await writeFile(path.join(folder, "static-manifest.json"), JSON.stringify(manifest));
}

async function describeFile(client: string, file: string): Promise<StaticFile> {
  const content = await readFile(path.join(client, file));
  const type = types[path.extname(file)];
  if (!type)
    throw new Error(
      `${file}: no content type is known for it (scripts/build/write-static-manifest.ts)`,
    );
  const isPage = file.endsWith("index.html");
  const address = isPage ? file.replace(/\/?index\.html$/, "") : file;
  const isAdmin = isPage && isAdminPath(barePath(`/${address}`));
  return {
    path: `/${address}`,
    file,
    type,
    size: content.length,
    hash: contentHash(content),
    encodings: await writeCompressed(path.join(client, file), content, type),
    cache: isAdmin ? "none" : hashedName.test(file) ? "immutable" : "revalidate",
    status: isPage && /(^|\/)error(-404)?$/.test(address) ? 404 : 200,
    ...(isPage ? { inline: inlineHashesOf(content.toString()) } : {}),
    // Every screen of the back office: the policy is that of the document, and they are one document.
    ...(isAdmin ? { frames: true as const } : {}),
    ...(isPage && isPreviewPath(barePath(`/${address}`)) ? { framed: true as const } : {}),
  };
}

/** Writes `<file>.br` and `<file>.gz` at full strength where they are smaller; tells which were written. */
async function writeCompressed(target: string, content: Buffer, type: string) {
  const { br, gzip } = await compress(content, type, "full");
  const written: StaticFile["encodings"] = [];
  if (br) {
    await writeFile(`${target}.br`, br);
    written.push("br");
  }
  if (gzip) {
    await writeFile(`${target}.gz`, gzip);
    written.push("gzip");
  }
  return written;
}
