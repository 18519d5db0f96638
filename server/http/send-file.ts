import { createReadStream } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { type ByteRange, byteRange } from "./byte-range.ts";
import { chooseEncoding } from "./choose-encoding.ts";
import { etagMatches } from "./etag-matches.ts";
import { strictTransportSecurity } from "./security-headers.ts";
import { immutable, type ReadyFile, type Variant } from "./static-site.ts";

export interface Sending {
  secure: boolean;
  /** The address carries the file's own hash, so this content never changes. */
  pinned: boolean;
}

/** Answers GET or HEAD with a file: conditional, in the visitor's encoding, whole or a part. Returns the status. */
export function sendFile(
  { file, variants, encodings }: ReadyFile,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { secure, pinned }: Sending,
): number {
  const asked = incoming.headers;
  const extra: string[] = [];
  if (secure) extra.push("strict-transport-security", strictTransportSecurity);
  if (pinned) extra.push("cache-control", immutable);
  const plain = variants.get("identity") as Variant;

  // A part of a file is a part of the uncompressed one: RFC 9110, 14.2 lets us choose the representation.
  const wantsPart =
    asked.range !== undefined &&
    incoming.method === "GET" &&
    file.status === 200 &&
    (asked["if-range"] === undefined || asked["if-range"] === plain.etag);
  const range = wantsPart ? byteRange(asked.range ?? "", plain.size) : undefined;
  const variant = range
    ? plain
    : (variants.get(chooseEncoding(asked["accept-encoding"], encodings)) as Variant);

  const headers = pinned ? drop(variant.headers, ["cache-control"]) : variant.headers;
  const known = asked["if-none-match"];
  if (known !== undefined && file.status === 200 && etagMatches(known, variant.etag)) {
    return end(outgoing, 304, withoutBody(headers), extra);
  }
  if (range === "unsatisfiable") {
    extra.push("content-range", `bytes */${plain.size}`, "content-length", "0");
    return end(outgoing, 416, withoutBody(headers), extra);
  }
  if (range) {
    const { start, end: last } = range;
    extra.push("content-range", `bytes ${start}-${last}/${plain.size}`);
    extra.push("content-length", String(last - start + 1));
    return send(outgoing, 206, headers, extra, variant, range);
  }
  extra.push("content-length", String(variant.size));
  if (incoming.method === "HEAD") return end(outgoing, file.status, headers, extra);
  return send(outgoing, file.status, headers, extra, variant);
}

function end(outgoing: ServerResponse, status: number, headers: string[], extra: string[]): number {
  outgoing.writeHead(status, headers.concat(extra)).end();
  return status;
}

function send(
  outgoing: ServerResponse,
  status: number,
  headers: string[],
  extra: string[],
  variant: Variant,
  range?: ByteRange,
): number {
  outgoing.writeHead(status, headers.concat(extra));
  if (variant.bytes) {
    outgoing.end(range ? variant.bytes.subarray(range.start, range.end + 1) : variant.bytes);
  } else {
    // A visitor who leaves in the middle ends both streams; there is nobody left to tell.
    pipeline(createReadStream(variant.diskPath, range), outgoing, () => {});
  }
  return status;
}

const withoutBody = (headers: string[]) => drop(headers, ["content-type", "content-encoding"]);

function drop(headers: string[], names: readonly string[]): string[] {
  return headers.filter((_, index) => !names.includes(headers[index - (index % 2)] ?? ""));
}
