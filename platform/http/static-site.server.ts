import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { Encoding } from "./choose-encoding.server.ts";
import { headersOfVariant, type ReadyAnswer, type Variant } from "./ready-answer.server.ts";
import { type Framing, pageHeaders, securityHeaders } from "./security-headers.server.ts";
import type { InlineHashes, StaticFile, StaticManifest } from "./static-manifest.server.ts";

/** Bytes kept in memory, over all files and for one; the rest is streamed from the disk. */
const memoryCap = 64 * 1024 * 1024;
const fileCap = 4 * 1024 * 1024;

export interface ReadyFile extends ReadyAnswer {
  file: StaticFile;
}

/** A page to put something into, and the hashes that its policy keeps. */
export interface ReadPage extends Framing {
  html: string;
  inline: InlineHashes;
}

/** The built site: what stands here exists, and nothing else does. */
export interface StaticSite {
  find(pathname: string): ReadyFile | undefined;
  /** A page's HTML as text, for the few answers that put something into it. */
  readPage(pathname: string): ReadPage | undefined;
  /** Where something is that had this address once. */
  redirectOf?(pathname: string): string | undefined;
}

const suffixes = { br: ".br", gzip: ".gz", identity: "" } as const;
const etagSuffixes = { br: "-br", gzip: "-gz", identity: "" } as const;
export const immutable = "public, max-age=31536000, immutable";
const cacheControls = { immutable, revalidate: "no-cache", none: "no-store" } as const;

/**
 * Loads what the build left in `buildDir`, small files into memory: at once what the next build replaces, and what has
 * its hash in its name when it is first asked for; most files of earlier releases never are.
 * @throws where there is no build
 */
export function loadStaticSite(buildDir: string): StaticSite {
  const manifest: StaticManifest = JSON.parse(
    readFileSync(path.join(buildDir, "static-manifest.json"), "utf8"),
  );
  let room = memoryCap;

  /** All of a variant but its bytes. */
  function describe(file: StaticFile, encoding: Encoding) {
    const from = path.join(buildDir, "client", file.file) + suffixes[encoding];
    return { ...describeVariant(file, encoding, statSync(from).size), from };
  }

  function prepare(file: StaticFile, encoding: Encoding): Variant {
    const variant = describe(file, encoding);
    const fits = variant.size <= Math.min(fileCap, room);
    if (fits) room -= variant.size;
    return { ...variant, bytes: fits ? readFileSync(variant.from) : undefined };
  }

  /** Few ask for it: unpacked when somebody does, and kept while there is room. */
  function preparePlain(file: StaticFile, packed: Buffer): Variant {
    let kept: Buffer | undefined;
    return {
      ...describe(file, "identity"),
      get bytes() {
        if (kept) return kept;
        const bytes = brotliDecompressSync(packed);
        if (bytes.length <= room) {
          room -= bytes.length;
          kept = bytes;
        }
        return bytes;
      },
    };
  }

  function makeReady(file: StaticFile): ReadyFile {
    const variants = new Map<Encoding, Variant>();
    for (const encoding of file.encodings) variants.set(encoding, prepare(file, encoding));
    const packed = variants.get("br")?.bytes;
    variants.set(
      "identity",
      packed && file.size <= fileCap ? preparePlain(file, packed) : prepare(file, "identity"),
    );
    return { file, status: file.status, variants, encodings: [...variants.keys()] };
  }

  const hashed = new Map<string, StaticFile>();
  const ready = new Map<string, ReadyFile>();
  for (const file of manifest.files) {
    if (file.cache === "immutable") hashed.set(file.path, file);
    else ready.set(file.path, makeReady(file));
  }

  /** Undefined too for a file that somebody took away since: then there is none. */
  function findHashed(pathname: string): ReadyFile | undefined {
    const file = hashed.get(pathname);
    if (!file) return undefined;
    try {
      const made = makeReady(file);
      ready.set(pathname, made);
      return made;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      throw error;
    }
  }

  return {
    find: (pathname) => ready.get(pathname) ?? findHashed(pathname),
    readPage(pathname) {
      const { file, variants } = ready.get(pathname) ?? {};
      const page = variants?.get("identity");
      if (!file?.inline || !page) return undefined;
      const html = (page.bytes ?? readFileSync(String(page.from))).toString("utf8");
      return { html, inline: file.inline, frames: file.frames, framed: file.framed };
    },
  };
}

/** What is said of a file in one encoding. */
export function describeVariant(file: StaticFile, encoding: Encoding, size: number) {
  const etag = `"${file.hash}${etagSuffixes[encoding]}"`;
  return { etag, ...headersOfVariant(fixedHeaders(file, encoding, etag), size), size };
}

/** Everything but what depends on the request: the length of a range, and Strict-Transport-Security. */
function fixedHeaders(file: StaticFile, encoding: Encoding, etag: string): string[] {
  return Object.entries({
    "content-type": file.type,
    ...(encoding === "identity" ? { "accept-ranges": "bytes" } : { "content-encoding": encoding }),
    ...(file.encodings.length > 0 ? { vary: "accept-encoding" } : {}),
    etag,
    "cache-control": cacheControls[file.cache],
    ...(file.inline ? pageHeaders(false, file.inline, file) : securityHeaders(false)),
  }).flat();
}
