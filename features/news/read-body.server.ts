import type { IncomingMessage } from "node:http";
import type { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { FeedRefused } from "./feed-refused.server.ts";

const decompressors: Record<string, () => Transform> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate,
};

/**
 * The decompressed body of an answer.
 *
 * @throws FeedRefused as soon as more than `maxBytes` have come out, however few came in
 */
export async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of decompressed(response)) {
    size += chunk.length;
    if (size > maxBytes) throw new FeedRefused("size", `is larger than ${megabytes(maxBytes)} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function decompressed(response: IncomingMessage): Readable {
  const encoding = response.headers["content-encoding"]?.trim().toLowerCase() ?? "identity";
  if (encoding === "identity" || encoding === "") return response;
  const decompress = decompressors[encoding];
  if (!decompress)
    throw new FeedRefused(
      "compression",
      `is compressed in a way that we cannot read (${encoding})`,
    );
  // The reader of the last stream sees every error; pipeline only sees to it that all are closed.
  return pipeline(response, decompress(), () => {});
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}
