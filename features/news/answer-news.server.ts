import { chooseEncoding } from "#platform/http/choose-encoding.server.ts";
import { etagMatches } from "#platform/http/etag-matches.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import type { RateLimits } from "#platform/http/rate-limits.server.ts";
import { type ReadyAnswer, readyRefusal } from "#platform/http/ready-answer.server.ts";
import { requestTarget } from "#platform/http/request-target.server.ts";
import type { Handlers } from "#platform/http/serve-calls.server.ts";
import { immutable } from "#platform/http/static-site.server.ts";
import { visitorGroup } from "#platform/http/trusted-proxy.server.ts";
import type { newsCalls } from "./calls.ts";
import { createNewsFinder } from "./find-news.server.ts";
import { newsAddress } from "./news-address.ts";
import type { NewsService } from "./refresh-news.server.ts";

type Own = Pick<typeof newsCalls, "GET /api/v1/Site/News" | "GET /news-pictures/:file">;

/**
 * Finds the news for the server itself, which sends them as it sends files, and the refusal of whoever asks too often.
 * Undefined hands the request to the app, which finds the words for what is wrong with it.
 */
export function createNewsLookup(news: NewsService, limits: RateLimits) {
  const find = createNewsFinder(news);
  /** By the seconds to wait. */
  const refusals: ReadyAnswer[] = [];
  return (path: string, query: string, address: () => string): ReadyAnswer | undefined => {
    if (path !== newsAddress) return undefined;
    const retryAfter = limits.countReading(visitorGroup(address()));
    if (retryAfter === 0) return find(query);
    refusals[retryAfter] ??= readyRefusal(new Problem("limited", { retryAfter }));
    return refusals[retryAfter];
  };
}

/** The same in the app: refusals, and development, where no server stands in front of it. */
export function publicHandlers(news: NewsService, limits: RateLimits): Handlers<Own> {
  const find = createNewsFinder(news);
  return {
    "GET /api/v1/Site/News": ({ c }) => {
      const retryAfter = limits.countReading(visitorGroup(c.get("visitor").address));
      if (retryAfter > 0) throw new Problem("limited", { retryAfter });
      const target = requestTarget(c);
      const found = find(target.includes("?") ? target.slice(target.indexOf("?")) : "");
      if (!found) throw new Problem("invalid", { errors: { limit: ["out_of_range"] } });
      const encoding = chooseEncoding(c.req.header("accept-encoding"), found.encodings);
      const { bytes, etag, headersOfWhole } = found.variants.get(encoding) ?? {};
      for (let at = 0; headersOfWhole && at < headersOfWhole.length; at += 2)
        c.header(headersOfWhole[at] ?? "", headersOfWhole[at + 1]);
      const known = c.req.header("if-none-match");
      if (known !== undefined && etag && etagMatches(known, etag)) return c.body(null, 304);
      return c.body(new Uint8Array(bytes ?? []));
    },

    "GET /news-pictures/:file": async ({ c }) => {
      const bytes = await news.readPicture(c.req.param("file") ?? "");
      if (!bytes) throw new Problem("not_found");
      return c.body(new Uint8Array(bytes), 200, {
        "content-type": "image/webp",
        "cache-control": immutable,
      });
    },
  };
}
