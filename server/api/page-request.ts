import type { Context } from "hono";
import type { Env } from "../http/context.ts";
import { answerPageAddress } from "../http/page-address.ts";
import { Problem } from "../http/problem.ts";
import { requestTarget } from "../http/request-target.ts";
import { fillReference, referenceToShow } from "../http/thanks-page.ts";
import { answerPage } from "./answer-page.ts";
import type { AppParts } from "./parts.ts";

/** The end of the line: an address that is neither API nor file (files are sent before Hono is asked). */
export function answerPageRequest({ site }: Pick<AppParts, "site">) {
  function pageWithReference(target: string) {
    // By hand: to a URL parser `//x/thanks` is another host.
    const [path = "", ...query] = target.split("?");
    const reference = referenceToShow(path, `?${query.join("?")}`);
    const page = reference && site?.readPage(path);
    return page && { ...page, html: fillReference(page.html, reference) };
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
    const thanks = pageWithReference(target);
    if (thanks) return answerPage(c, thanks, 200);
    const answer = answerPageAddress(target, exists);
    if (answer.kind === "malformed") {
      throw new Problem("malformed", { detail: "The address is not encoded as UTF-8." });
    }
    if (answer.kind === "missing") throw new Problem("not_found");
    c.header("cache-control", answer.status === 302 ? "no-store" : "no-cache");
    return c.redirect(answer.location, answer.status);
  };
}
