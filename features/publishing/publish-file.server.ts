import { brotliDecompressSync } from "node:zlib";
import { compress } from "#platform/http/compress.server.ts";
import { contentHash, inlineHashesOf } from "#platform/http/inline-hashes.server.ts";
import type { StaticFile } from "#platform/http/static-manifest.server.ts";

/** A file of a release: what the server answers with, and how. */
export interface PublishedFile {
  file: StaticFile & { sizes: { br?: number; gzip?: number } };
  /** Its content in each encoding that it is kept in. */
  bytes: { encoding: "br" | "gzip" | "identity"; bytes: Uint8Array }[];
}

/** What an address shows: a file, or the way to another address. */
export type PublishedAddress = PublishedFile["file"] | { redirect: string };

/** What is told of many pages: where, and those files that are others than before, with what they were made from. */
export interface ChangedFiles {
  paths: string[];
  changed: (PublishedFile & { source: string })[];
}

/** Where the data of a page lie for a navigation in the browser (React Router's own rule). */
export const dataPath = (address: string) => (address === "/" ? "/_.data" : `${address}.data`);

/** Makes of a text what the build makes of a file of its own. `status`: 404 of the page that says so. */
export async function publishFile(
  address: string,
  text: string | Buffer,
  type: string,
  status: StaticFile["status"] = 200,
): Promise<PublishedFile> {
  const content = typeof text === "string" ? Buffer.from(text) : text;
  const { br, gzip: packed } = await compress(content, type, "quick");
  // Memory has Brotli alone, and what says that there is no page never waits for a database.
  const gzip = status === 404 && br ? undefined : packed;
  const isPage = type.startsWith("text/html");
  return {
    file: {
      path: address,
      file: "",
      type,
      size: content.length,
      hash: contentHash(content),
      encodings: [...(br ? (["br"] as const) : []), ...(gzip ? (["gzip"] as const) : [])],
      cache: "revalidate",
      status,
      sizes: { ...(br ? { br: br.length } : {}), ...(gzip ? { gzip: gzip.length } : {}) },
      ...(isPage ? { inline: inlineHashesOf(String(text)) } : {}),
    },
    bytes: [
      ...(br ? [{ encoding: "br" as const, bytes: br }] : []),
      ...(gzip ? [{ encoding: "gzip" as const, bytes: gzip }] : []),
      // Unpacked from Brotli where somebody asks for it.
      ...(br ? [] : [{ encoding: "identity" as const, bytes: content }]),
    ],
  };
}

/** The text of a page that was rendered: its first file. */
export function htmlOf({ files: [page] }: { files: readonly PublishedFile[] }): string {
  const { encoding, bytes } = page?.bytes.find(({ encoding }) => encoding !== "gzip") ?? {};
  if (!bytes) return "";
  return Buffer.from(encoding === "br" ? brotliDecompressSync(bytes) : bytes).toString("utf8");
}
