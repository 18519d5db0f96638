import type { Context } from "hono";
import { newsAddress } from "#features/news/news-answer.ts";
import { chooseEncoding } from "#platform/http/choose-encoding.server.ts";
import type { Env } from "#platform/http/context.server.ts";
import { etagMatches } from "#platform/http/etag-matches.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { requestTarget } from "#platform/http/request-target.server.ts";
import { immutable, type ReadyFile } from "#platform/http/static-site.server.ts";
import { visitorGroup } from "#platform/http/trusted-proxy.server.ts";
import { createNewsFiles } from "./news-file.ts";
import type { AppParts } from "./parts.ts";

/**
 * Finds the news for the server itself, which sends them as it sends files. Undefined hands the request to the app,
 * which finds the words for what is wrong with it.
 */
export function createNewsLookup({ services, limits }: Pick<AppParts, "services" | "limits">) {
  const find = createNewsFiles(services.news);
  return (path: string, query: string, address: () => string): ReadyFile | undefined => {
    if (path !== newsAddress) return undefined;
    return limits.countReading(visitorGroup(address())) > 0 ? undefined : find(query);
  };
}

/** The same in the app: refusals, and development, where no server stands in front of it. */
export function answerNews({ services, limits }: AppParts) {
  const find = createNewsFiles(services.news);
  return (c: Context<Env>) => {
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
  };
}

/** Our copies of the articles' pictures; their names change with their content. */
export function answerNewsPicture({ services }: AppParts) {
  return async (c: Context<Env>) => {
    const bytes = await services.news.readPicture(c.req.param("file") ?? "");
    if (!bytes) throw new Problem("not_found");
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": "image/webp",
      "cache-control": immutable,
    });
  };
}
