import * as v from "valibot";
import { FeedRefused } from "./feed-refused.server.ts";

/** Bytes as a server sent them, or text that somebody decoded already. */
export type FeedSource = { bytes: Uint8Array; contentType: string | null } | { text: string };

const wrapped = v.object({ contents: v.string() });

/**
 * What a public cross-origin proxy wraps around a feed: JSON whose `contents` is the XML itself, or a data
 * URL of it (base64, or percent-encoded).
 *
 * @throws FeedRefused when it is neither, or larger than `maxBytes`
 */
export function unwrapProxy(answer: Uint8Array, maxBytes: number): FeedSource {
  const { contents } = readJson(answer);
  const dataUrl = /^\s*data:([^,]*),/i.exec(contents.slice(0, 500));
  const source = dataUrl
    ? readDataUrl(dataUrl[1] ?? "", contents.slice(dataUrl[0].length))
    : { text: contents };
  const size = "text" in source ? source.text.length : source.bytes.length;
  if (size > maxBytes) throw new FeedRefused("size", "is larger than 5 MB");
  return source;
}

function readJson(answer: Uint8Array): v.InferOutput<typeof wrapped> {
  try {
    return v.parse(wrapped, JSON.parse(new TextDecoder().decode(answer)));
  } catch {
    throw new FeedRefused(
      "proxy",
      "came from the proxy (NEWS_PROXY) as something other than JSON with contents",
    );
  }
}

function readDataUrl(type: string, data: string): FeedSource {
  const contentType = type.replace(/;\s*base64\s*$/i, "");
  if (contentType !== type) return { bytes: Buffer.from(data, "base64"), contentType };
  try {
    return { bytes: Buffer.from(decodeURIComponent(data)), contentType };
  } catch {
    throw new FeedRefused("proxy", "came from the proxy (NEWS_PROXY) as a damaged data URL");
  }
}
