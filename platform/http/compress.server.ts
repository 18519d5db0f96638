import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressible =
  /^(text\/|application\/(json|feed\+json|xml|rss\+xml|manifest)|image\/(svg|x-icon))/;

/** How hard to try: a build has time, somebody who publishes waits. */
const strengths = { full: { brotli: 11, gzip: 9 }, quick: { brotli: 5, gzip: 6 } } as const;
/**
 * Of a list of thousands of pages, such as what a search reads: a third of the work for a twentieth more to send. A
 * window of 256 KB (a power of two) instead of 4 MB is half of Brotli's time and a quarter of its memory, for a fiftieth.
 */
const ofLong = { brotli: 3, gzip: 3, window: 18 };
/** Bytes. */
const long = 512 * 1024;
/**
 * Bytes. Brotli needs no more than 64 KB of window for it, and so half of the memory or less, which our server's
 * allocator gets from the system each time.
 */
const short = 65_520;
const windowOfShort = 16;

/** A text smaller, in those encodings in which it is. */
export interface Compressed {
  br?: Buffer;
  gzip?: Buffer;
}

/** Compresses what has a type that shrinks. */
export async function compress(
  content: Buffer,
  type: string,
  strength: keyof typeof strengths,
): Promise<Compressed> {
  if (!compressible.test(type)) return {};
  const isLong = strength === "quick" && content.length > long;
  const level = isLong ? ofLong : strengths[strength];
  const window = content.length <= short ? windowOfShort : isLong ? ofLong.window : undefined;
  const [small, zipped] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: level.brotli,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        ...(window !== undefined && { [constants.BROTLI_PARAM_LGWIN]: window }),
      },
    }),
    zip(content, { level: level.gzip }),
  ]);
  return {
    ...(small.length < content.length ? { br: small } : {}),
    ...(zipped.length < content.length ? { gzip: zipped } : {}),
  };
}

/** For one visitor, who waits: a page of 100 KB is 22 then, and Brotli would take four times as long for 21. */
export const zipForOne = (content: Buffer) => zip(content, { level: ofLong.gzip });
