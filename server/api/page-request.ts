import type { Context } from "hono";
import { answerPage } from "#platform/http/answer-page.server.ts";
import type { Env } from "#platform/http/context.server.ts";
import { answerPageAddress } from "#platform/http/page-address.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { requestTarget } from "#platform/http/request-target.server.ts";
import type { AppParts } from "./parts.ts";

/** The end of the line: an address that is neither API nor file (files are sent before Hono is asked). */
export function answerPageRequest({ site, services }: Pick<AppParts, "site" | "services">) {
  function filledPage(target: string) {
    // By hand: to a URL parser `//x/thanks` is another host.
    const [path = "", ...query] = target.split("?");
    const fill = services.features.fillPage(path, `?${query.join("?")}`);
    const page = fill && site?.readPage(path);
    return page && { ...page, html: fill(page.html) };
  }
  const exists = (pathname: string) => site?.find(pathname) !== undefined;

  return (c: Context<Env>): Response => {
    const target = requestTarget(c);
    if (c.req.method !== "GET" && c.req.method !== "HEAD") {
      const known = exists(target.split("?")[0] ?? "");
      throw known
        ? new Problem("method_not_allowed", { allow: "GET, HEAD" })
        : new Problem("not_found");
    }
    const filled = filledPage(target);
    if (filled) return answerPage(c, filled, 200);
    const moved = site?.redirectOf?.(target.split("?")[0] ?? "");
    if (moved !== undefined) {
      c.header("cache-control", "no-cache");
      return c.redirect(moved, 301);
    }
    const answer = answerPageAddress(target, exists);
    if (answer.kind === "malformed") {
      throw new Problem("malformed", { detail: "The address is not encoded as UTF-8." });
    }
    if (answer.kind === "missing") throw new Problem("not_found");
    c.header("cache-control", answer.status === 302 ? "no-store" : "no-cache");
    return c.redirect(answer.location, answer.status);
  };
}
