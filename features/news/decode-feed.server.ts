import { isUtf8 } from "node:buffer";
import type { FeedSource } from "./unwrap-proxy.server.ts";

/** Bytes decoded in one go; a piece is parsed in about a millisecond. */
const pieceSize = 16 * 1024;

/**
 * The text of a feed, piece by piece. Character set: byte-order mark, then the Content-Type, then the XML
 * declaration, else UTF-8; bytes that nobody declared and that are not UTF-8 are read as windows-1252.
 */
export function* decodeFeed(source: FeedSource): Generator<string> {
  if ("text" in source) {
    for (let at = 0; at < source.text.length; at += pieceSize)
      yield source.text.slice(at, at + pieceSize);
    return;
  }
  const { bytes } = source;
  const decoder = new TextDecoder(characterSet(bytes, source.contentType ?? ""));
  for (let at = 0; at < bytes.length; at += pieceSize)
    yield decoder.decode(bytes.subarray(at, at + pieceSize), { stream: true });
  yield decoder.decode();
}

/** @returns a name that TextDecoder knows */
function characterSet(bytes: Uint8Array, contentType: string): string {
  return (
    byMark(bytes) ??
    supported(/charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1]) ??
    byDeclaration(bytes) ??
    (isUtf8(bytes) ? "utf-8" : "windows-1252")
  );
}

/** The mark itself, or how `<?` looks in UTF-16 without one (XML 1.0, appendix F). */
function byMark([a, b, c, d]: Uint8Array): string | undefined {
  if (a === 0xef && b === 0xbb && c === 0xbf) return "utf-8";
  if (a === 0xff && b === 0xfe) return "utf-16le";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  if (a === 0x3c && b === 0 && d === 0) return "utf-16le";
  if (a === 0 && b === 0x3c && c === 0) return "utf-16be";
}

function byDeclaration(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString("latin1");
  const declared = supported(
    /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(start)?.[1],
  );
  // What can be read byte by byte is not UTF-16, whatever it says of itself.
  return declared?.startsWith("utf-16") ? "utf-8" : declared;
}

function supported(label: string | undefined): string | undefined {
  if (label === undefined) return;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return;
  }
}
