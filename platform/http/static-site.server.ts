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
  readPage(pathname: string): Promise<ReadPage | undefined>;
  /** Where something is that had this address once. */
  redirectOf?(pathname: string): string | undefined;
}

const suffixes = { br: ".br", gzip: ".gz", identity: "" } as const;
const etagSuffixes = { br: "-br", gzip: "-gz", identity: "" } as const;
export const immutable = "public, max-age=31536000, immutable";
const cacheControls = { immutable, revalidate: "no-cache", none: "no-store" } as const;

/**
 * Loads what the build left in `buildDir`, small files into memory: at once what the next build replaces, but for its
 * copies in gzip, and what has its hash in its name when it is first asked for; most files of earlier releases never are.
 * @throws where there is no build
 */
export function loadStaticSite(buildDir: string): StaticSite {
  const manifest: StaticManifest = JSON.parse(
    readFileSync(path.join(buildDir, "static-manifest.json"), "utf8"),
  );
  let room = memoryCap;

  const placeOf = (file: StaticFile, encoding: Encoding) =>
    path.join(buildDir, "client", file.file) + suffixes[encoding];

  /** Its bytes at once, its headers, which are larger than many a file, when it is asked for. */
  function prepare(file: StaticFile, encoding: Encoding): () => Variant {
    const from = placeOf(file, encoding);
    const { size } = statSync(from);
    const fits = size <= Math.min(fileCap, room);
    if (fits) room -= size;
    const bytes = fits ? readFileSync(from) : undefined;
    return () => ({ ...describeVariant(file, encoding, size), from, bytes });
  }

  /** Few ask for it: read with the first visit, and left out where the next build has replaced it since. */
  function prepareLater(file: StaticFile, encoding: Encoding): () => Variant | undefined {
    const from = placeOf(file, encoding);
    const { size, mtimeMs } = statSync(from);
    return () => {
      const found = statSync(from, { throwIfNoEntry: false });
      const isSame = found?.size === size && found.mtimeMs === mtimeMs;
      return isSame ? prepare(file, encoding)() : undefined;
    };
  }

  /** Few ask for it: unpacked when somebody does, and kept while there is room. */
  function preparePlain(file: StaticFile, packed: Buffer): Variant {
    let kept: Buffer | undefined;
    return {
      ...describeVariant(file, "identity", file.size),
      from: placeOf(file, "identity"),
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

  /** @returns what makes the answer of it */
  function takeIn(file: StaticFile): () => ReadyFile {
    const packed = file.encodings.map((encoding) => {
      const make = encoding === "gzip" ? prepareLater(file, encoding) : prepare(file, encoding);
      return [encoding, make] as const;
    });
    const isPacked = file.encodings.includes("br") && file.size <= fileCap;
    const plain = isPacked ? undefined : prepare(file, "identity");
    return () => {
      const variants = new Map<Encoding, Variant>();
      for (const [encoding, make] of packed) {
        const variant = make();
        if (variant) variants.set(encoding, variant);
      }
      const br = variants.get("br")?.bytes;
      variants.set(
        "identity",
        plain?.() ?? (br ? preparePlain(file, br) : prepare(file, "identity")()),
      );
      return { file, status: file.status, variants, encodings: [...variants.keys()] };
    };
  }

  const hashed = new Map<string, StaticFile>();
  const taken = new Map<string, () => ReadyFile>();
  for (const file of manifest.files) {
    if (file.cache === "immutable") hashed.set(file.path, file);
    else taken.set(file.path, takeIn(file));
  }
  const ready = new Map<string, ReadyFile>();

  function find(pathname: string): ReadyFile | undefined {
    const known = ready.get(pathname);
    if (known) return known;
    const made = taken.get(pathname)?.() ?? findHashed(pathname);
    if (made) ready.set(pathname, made);
    return made;
  }

  /** Undefined too for a file that somebody took away since: then there is none. */
  function findHashed(pathname: string): ReadyFile | undefined {
    const file = hashed.get(pathname);
    if (!file) return undefined;
    try {
      return takeIn(file)();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      throw error;
    }
  }

  return {
    find,
    async readPage(pathname) {
      const { file, variants } = find(pathname) ?? {};
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
