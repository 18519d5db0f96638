import type { Context } from "hono";
import { allMessages } from "#platform/language/all-messages.ts";
import { languageOfPath } from "#platform/language/localized-path.ts";
import { answerPage } from "./answer-page.server.ts";
import type { Env } from "./context.server.ts";
import type { FindFill } from "./fill-page.server.ts";
import { inlineHashesOf } from "./inline-hashes.server.ts";
import { answerPageAddress } from "./page-address.server.ts";
import { Problem } from "./problem.server.ts";
import { requestTarget } from "./request-target.server.ts";
import { sentencePage } from "./sentence-page.server.ts";
import type { StaticSite } from "./static-site.server.ts";

/**
 * The end of the line: an address that is neither a call nor a file (files are sent before Hono is asked). `site` is
 * undefined where somebody else hands out the pages; `whyNotReady` tells what keeps pages from being there that are to be.
 */
export function answerPages(
  site: StaticSite | undefined,
  fillPage: FindFill,
  whyNotReady: () => string | undefined,
) {
  async function filledPage(target: string) {
    // By hand: to a URL parser `//x/thanks` is another host.
    const [path = "", ...query] = target.split("?");
    const fill = fillPage(path, `?${query.join("?")}`);
    const page = fill && (await site?.readPage(path));
    return page && { ...page, html: await fill(page.html) };
  }
  const exists = (pathname: string) => site?.find(pathname) !== undefined;

  return async (c: Context<Env>): Promise<Response> => {
    const target = requestTarget(c);
    const [path = ""] = target.split("?");
    if (c.req.method !== "GET" && c.req.method !== "HEAD") {
      const known = exists(path);
      throw known
        ? new Problem("method_not_allowed", { allow: "GET, HEAD" })
        : new Problem("not_found");
    }
    const filled = await filledPage(target);
    if (filled) return answerPage(c, filled, 200);
    // An address of a system before ours may have ended with a slash.
    const moved = site?.redirectOf?.(path) ?? site?.redirectOf?.(path.replace(/\/$/, ""));
    if (moved !== undefined) {
      c.header("cache-control", "no-cache");
      return c.redirect(moved, 301);
    }
    const answer = answerPageAddress(target, exists);
    if (answer.kind === "malformed") {
      throw new Problem("malformed", { detail: "The address is not encoded as UTF-8." });
    }
    const isNowhere = answer.kind === "missing" || answer.status === 302;
    if (isNowhere && !path.startsWith("/assets/") && whyNotReady()) return answerNotReady(c, path);
    if (answer.kind === "missing") throw new Problem("not_found");
    c.header("cache-control", answer.status === 302 ? "no-store" : "no-cache");
    return c.redirect(answer.location, answer.status);
  };
}

/** Seconds; a release that is being rendered for a new build takes a few. */
const retryAfter = 5;

/**
 * While pages are still on their way: an address that nothing answers yet may be one of theirs, and is not missing. It
 * says so in the address's language, and asks for itself again, without a script too.
 */
function answerNotReady(c: Context<Env>, path: string): Promise<Response> {
  const { code } = languageOfPath(path);
  const text = allMessages[code].error.soon;
  const html = sentencePage(code, text, `<meta http-equiv="refresh" content="${retryAfter}">`);
  c.header("retry-after", String(retryAfter));
  return answerPage(c, { html, inline: inlineHashesOf(html) }, 503);
}
