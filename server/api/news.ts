import type { Context } from "hono";
import { languageOf } from "#features/i18n/languages.ts";
import { newsLimits } from "#features/news/news-answer.ts";
import { chooseEncoding } from "../http/choose-encoding.ts";
import type { Env } from "../http/context.ts";
import { etagMatches } from "../http/etag-matches.ts";
import { Problem } from "../http/problem.ts";
import { immutable } from "../http/static-site.ts";
import { type AppParts, limitKey } from "./parts.ts";

const encodings = ["br", "gzip", "identity"] as const;

/** The news in a language; one that we do not speak is answered in Turkish. */
export function answerNews(parts: AppParts) {
  const { services, limits } = parts;
  return async (c: Context<Env>) => {
    await limits.take(["reading"], limitKey(parts, c.get("visitor")));
    const language = languageOf(c.req.query("language")).code;
    const { bodies, etag } = services.news.answer(language, readLimit(c.req.query("limit")));
    const headers = { etag, vary: "accept-encoding", "cache-control": "public, max-age=60" };
    const known = c.req.header("if-none-match");
    if (known !== undefined && etagMatches(known, etag)) return c.body(null, 304, headers);
    const encoding = chooseEncoding(c.req.header("accept-encoding"), encodings);
    return c.body(new Uint8Array(bodies[encoding]), 200, {
      ...headers,
      "content-type": "application/json",
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    });
  };
}

/** Our copies of the articles' pictures; their names change with their content. */
export function answerNewsPicture(parts: AppParts) {
  const { services, limits } = parts;
  return async (c: Context<Env>) => {
    await limits.take(["reading"], limitKey(parts, c.get("visitor")));
    const bytes = await services.news.readPicture(c.req.param("file") ?? "");
    if (!bytes) throw new Problem("not_found");
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": "image/webp",
      "cache-control": immutable,
    });
  };
}

function readLimit(written: string | undefined): number {
  if (written === undefined) return newsLimits.default;
  const limit = /^\d{1,3}$/.test(written) ? Number(written) : 0;
  if (limit < 1 || limit > newsLimits.max)
    throw new Problem("invalid", { errors: { limit: ["out_of_range"] } });
  return limit;
}
