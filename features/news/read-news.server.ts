import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { type ReadyAnswer, readyAnswer } from "#platform/http/ready-answer.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { NewsAnswer } from "./calls.ts";
import { describeItem, type NewsEditor } from "./describe-item.server.ts";
import type { NewsCopy } from "./news-store.server.ts";

/** From then on the copy is too old to be called news, ms. */
const staleAfter = 7 * 24 * 60 * 60 * 1000;
/** The age in an answer may be behind by so much, ms. */
const ageStep = 60 * 1000;

/** A browser asks again after a minute, and then mostly hears that nothing has changed. */
const cacheControl = "public, max-age=60";

export interface NewsReader {
  /** @param limit a whole number from 1 to 50 */
  answer(language: LanguageCode, limit: number): ReadyAnswer;
  /** Says that a language's copy has changed. */
  forget(language: LanguageCode): void;
}

/**
 * Answers from memory: each answer is written and compressed once a minute at most, or when its items
 * change, and only if somebody asks.
 */
export function createNewsReader(
  copyOf: (language: LanguageCode) => NewsCopy,
  editor: NewsEditor,
  now: () => number,
): NewsReader {
  /** By limit. */
  type Ready = Map<number, { answer: ReadyAnswer; until: number }>;
  const ready = new Map<LanguageCode, Ready>();
  return {
    answer(language, limit) {
      const known = ready.get(language)?.get(limit);
      if (known && known.until > now()) return known.answer;
      const answer = makeReady(describeNews(copyOf(language), limit, editor, now()));
      const kept: Ready = ready.get(language) ?? new Map();
      ready.set(language, kept.set(limit, { answer, until: now() + ageStep }));
      return answer;
    },
    forget: (language) => void ready.delete(language),
  };
}

/** The answer's content at a moment (ms since 1970). */
function describeNews(
  { feed, items }: NewsCopy,
  limit: number,
  editor: NewsEditor,
  now: number,
): NewsAnswer {
  const succeededAt = feed?.succeeded_at ?? null;
  const visible = items.filter(({ hidden }) => !hidden);
  const shown = [
    ...visible.filter(({ pinned }) => pinned),
    ...visible.filter((one) => !one.pinned),
  ];
  const age = succeededAt === null ? null : Math.max(0, now - succeededAt);
  const source = feed ? { name: feed.title ?? hostOf(feed.address), url: feed.url ?? "#" } : null;
  return {
    items: source ? shown.slice(0, limit).map((item) => describeItem(item, source, editor)) : [],
    source,
    updatedAt: succeededAt === null ? null : new Date(succeededAt).toISOString(),
    ageSeconds: age === null ? null : Math.floor(age / 1000),
    stale: shown.length === 0 || age === null || age > staleAfter,
  };
}

function hostOf(address: string): string {
  return URL.parse(address)?.hostname.replace(/^www\./, "") ?? "";
}

function makeReady(answer: NewsAnswer): ReadyAnswer {
  const identity = Buffer.from(JSON.stringify(answer));
  const lasting = JSON.stringify({ ...answer, ageSeconds: null });
  const hash = createHash("sha256").update(lasting).digest("base64url").slice(0, 22);
  return readyAnswer({
    status: 200,
    headers: { "content-type": "application/json", "cache-control": cacheControl },
    // Weak: it stays while only the age grows.
    etag: `W/"${hash}"`,
    bodies: {
      br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
      gzip: gzipSync(identity),
      identity,
    },
  });
}
