/** Ten times what an honest browser or proxy writes. */
const usual = 1_000;
/** They grow with what stands in front of the site: each proxy adds to them. */
const growing = 4_000;

/**
 * Every header that code of ours reads, and how long it may be, letters. Whatever a header is parsed with, a stranger
 * chooses how much of it there is. Cookies may fill what Node allows for all headers: a neighbour on the same host
 * name may have set them.
 */
export const headerLengths: Record<string, number> = {
  "accept-encoding": usual,
  "accept-language": usual,
  "content-encoding": usual,
  "content-length": usual,
  "content-type": usual,
  cookie: 16_384,
  host: usual,
  "idempotency-key": usual,
  "if-none-match": growing,
  "if-range": usual,
  origin: usual,
  range: usual,
  "sec-fetch-site": usual,
  "transfer-encoding": usual,
  "user-agent": usual,
  "x-forwarded-for": growing,
  "x-forwarded-proto": growing,
  "x-self-test": usual,
  "x-xsrf-token": usual,
};

/**
 * The name of a header that is longer than it may be. `rawHeaders`: names and values in turn, as Node gives them; a
 * header that comes several times counts as one, since it is read as one.
 */
export function overlongHeader(rawHeaders: readonly string[]): string | undefined {
  let all = 0;
  for (const text of rawHeaders) all += text.length;
  // Nearly every request: nothing in it can be too long.
  if (all <= usual) return undefined;
  const lengths: Record<string, number> = {};
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? "").toLowerCase();
    if (!Object.hasOwn(headerLengths, name)) continue;
    lengths[name] = (lengths[name] ?? 0) + (rawHeaders[at + 1] ?? "").length;
  }
  return Object.keys(lengths).find((name) => (lengths[name] ?? 0) > (headerLengths[name] ?? 0));
}
