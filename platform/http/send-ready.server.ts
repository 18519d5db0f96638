import { createReadStream } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { type ByteRange, byteRange } from "./byte-range.server.ts";
import { chooseEncoding } from "./choose-encoding.server.ts";
import { etagMatches } from "./etag-matches.server.ts";
import { dropHeaders, type ReadyAnswer, type Variant } from "./ready-answer.server.ts";
import { strictTransportSecurity } from "./security-headers.server.ts";
import { immutable } from "./static-site.server.ts";

export interface Sending {
  secure: boolean;
  /** The address carries the file's own hash, so this content never changes. */
  pinned: boolean;
}

/** Answers GET or HEAD with what is ready: conditional, in the visitor's encoding, whole or a part. Returns the status. */
export function sendReady(
  ready: ReadyAnswer,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { secure, pinned }: Sending,
): number {
  const { variants, encodings } = ready;
  const asked = incoming.headers;
  const range = askedRange(ready, incoming);
  const encoding = range ? "identity" : chooseEncoding(asked["accept-encoding"], encodings);
  const variant = variants.get(encoding) as Variant;
  const respond = (status: number, headers: string[]) => {
    const fitting = pinned
      ? dropHeaders(headers, ["cache-control"]).concat(pinnedHeaders)
      : headers;
    outgoing.writeHead(status, secure ? fitting.concat(secureHeaders) : fitting);
  };

  const known = asked["if-none-match"];
  if (known !== undefined && ready.status === 200 && etagMatches(known, variant.etag)) {
    respond(304, variant.headersOfUnchanged);
    outgoing.end();
    return 304;
  }
  if (range === "unsatisfiable") {
    const headers = ["content-range", `bytes */${variant.size}`, "content-length", "0"];
    respond(416, variant.headersOfUnchanged.concat(headers));
    outgoing.end();
    return 416;
  }
  if (range) {
    const { start, end } = range;
    const part = ["content-range", `bytes ${start}-${end}/${variant.size}`];
    respond(206, variant.headers.concat(part, "content-length", String(end - start + 1)));
    sendBody(outgoing, variant, range);
    return 206;
  }
  respond(ready.status, variant.headersOfWhole);
  if (incoming.method === "HEAD") outgoing.end();
  else sendBody(outgoing, variant);
  return ready.status;
}

const pinnedHeaders = ["cache-control", immutable];
const secureHeaders = ["strict-transport-security", strictTransportSecurity];

/**
 * The part that is asked for. It is a part of the uncompressed file: which representation a range is of is the
 * server's choice (RFC 9110, 14.2), and that one's tag must be in an If-Range.
 */
function askedRange({ status, variants }: ReadyAnswer, { method, headers }: IncomingMessage) {
  if (headers.range === undefined || method !== "GET" || status !== 200) return undefined;
  const { etag, size } = variants.get("identity") as Variant;
  const unchanged = headers["if-range"] === undefined || headers["if-range"] === etag;
  return unchanged ? byteRange(headers.range, size) : undefined;
}

function sendBody(outgoing: ServerResponse, variant: Variant, range?: ByteRange): void {
  const { bytes, from } = variant;
  const sendAll = (all: Buffer) =>
    void outgoing.end(range ? all.subarray(range.start, range.end + 1) : all);
  if (variant.text && !range) {
    outgoing.end(variant.text, "latin1");
  } else if (bytes) {
    sendAll(bytes);
  } else if (typeof from === "string") {
    // A visitor who leaves in the middle ends both streams; there is nobody left to tell.
    pipeline(createReadStream(from, range), outgoing, () => {});
  } else {
    // The head is out: a store that fails now can only break the answer off.
    from().then(sendAll, () => outgoing.destroy());
  }
}
