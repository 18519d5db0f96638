import type { IncomingMessage } from "node:http";

/** A name or an address, and perhaps a port: RFC 9110, 7.2. */
const host = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** What is asked for by path, or in the absolute form that proxies use; `*` and `host:port` are no page. */
const target = /^(?:\/|https?:\/\/)/i;

/**
 * What about a request could be read in two ways, so that a proxy in front of us and we would disagree about where it
 * ends or whom it is for (RFC 9112, 3.2, 3.3 and 6.1). Node's parser has refused the rest: both lengths at once, two
 * lengths, blanks before a colon, lines without CR. Undefined: nothing.
 */
export function requestFault({
  headers,
  rawHeaders,
  httpVersion,
  url = "",
}: Pick<IncomingMessage, "headers" | "rawHeaders" | "httpVersion" | "url">): string | undefined {
  const isOld = httpVersion === "1.0";
  if (headers.host === undefined) {
    if (!isOld) return "Host is missing.";
  } else if (!host.test(headers.host)) return "Host is no host.";
  else if (countHosts(rawHeaders) > 1) return "Host is there twice.";
  const coding = headers["transfer-encoding"];
  if (coding !== undefined && (isOld || coding.toLowerCase() !== "chunked"))
    return "Transfer-Encoding can be nothing but chunked.";
  return target.test(url) ? undefined : "The address is none of this site.";
}

/** Node keeps the first of several and says nothing. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") count += 1;
  }
  return count;
}
