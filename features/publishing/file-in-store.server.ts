import { brotliDecompressSync } from "node:zlib";
import type { Kysely } from "kysely";
import type { Encoding } from "#platform/http/choose-encoding.server.ts";
import type { Variant } from "#platform/http/ready-answer.server.ts";
import { describeVariant, type ReadyFile } from "#platform/http/static-site.server.ts";
import type { Tables } from "#platform/store/tables.ts";
import type { PublishedFile } from "./publish-file.server.ts";

/** What is known of an address: its row as JSON, and its content as Brotli, or as it is where that is not smaller. */
export interface KeptFile {
  json: string;
  /** Undefined: in the store until somebody asks for it. */
  content: Buffer | undefined;
}

export interface LiveFile extends ReadyFile {
  readText(): Promise<string>;
}

async function readBytes(db: Kysely<Tables>, hash: string, encoding: Encoding): Promise<Buffer> {
  const { bytes } = await db
    .selectFrom("published_file")
    .select("bytes")
    .where("hash", "=", hash)
    .where("encoding", "=", encoding)
    .executeTakeFirstOrThrow();
  return Buffer.from(bytes);
}

/** In one piece: many are put together once more, which is a third of the work. */
const unpack = (packed: Buffer, size: number) =>
  brotliDecompressSync(packed, { chunkSize: Math.max(size + 1, 64) });

/**
 * Each encoding is read or made when it is asked for and stays until V8 needs room: a crowd asks for the same again.
 * @param keep takes the content into memory, where there is room for longer
 */
export function makeReady(
  db: Kysely<Tables>,
  file: PublishedFile["file"],
  kept: KeptFile,
  keep: (kept: KeptFile, content: Buffer) => void,
): LiveFile {
  const contentIn: Encoding = file.encodings.includes("br") ? "br" : "identity";
  const loose = new Map<Encoding, WeakRef<Buffer>>();
  let decoded: WeakRef<{ text: string }> | undefined;

  const inMemory = (encoding: Encoding) =>
    (encoding === contentIn ? kept.content : undefined) ?? loose.get(encoding)?.deref();

  async function read(encoding: Encoding): Promise<Buffer> {
    const known = inMemory(encoding);
    if (known) return known;
    const isUnpacked = encoding === "identity" && contentIn === "br";
    const bytes = isUnpacked
      ? unpack(await read("br"), file.size)
      : await readBytes(db, file.hash, encoding);
    if (encoding === contentIn) keep(kept, bytes);
    loose.set(encoding, new WeakRef(bytes));
    return bytes;
  }

  async function readText(): Promise<string> {
    const known = decoded?.deref();
    if (known) return known.text;
    const made = { text: (await read("identity")).toString("utf8") };
    decoded = new WeakRef(made);
    return made.text;
  }

  const encodings: Encoding[] = [...file.encodings, "identity"];
  const variants = encodings.map((encoding): [Encoding, Variant] => {
    const size = encoding === "identity" ? file.size : (file.sizes[encoding] ?? 0);
    return [
      encoding,
      {
        ...describeVariant(file, encoding, size),
        get bytes() {
          return inMemory(encoding);
        },
        from: () => read(encoding),
      },
    ];
  });
  return { file, status: file.status, variants: new Map(variants), encodings, readText };
}
