import type { Context } from "hono";
import { answerPage } from "#platform/http/answer-page.server.ts";
import type { Env } from "#platform/http/context.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { readText } from "#platform/http/request-body.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { sender } from "./guard-post.ts";
import { type AppParts, limitKey } from "./parts.ts";

/** The buttons behind the links in our mails; the pages themselves are files. */
export function newsletterActions(parts: AppParts, language: LanguageCode) {
  const { services, limits } = parts;
  const page = (path: string) => localizedPath(path, language);
  const tokenOf = (c: Context<Env>) => c.req.query("token") ?? "";

  function answerExpired(c: Context<Env>): Response {
    const expired = parts.site?.readPage(page("/newsletter/link-expired"));
    if (!expired) throw new Problem("gone");
    return answerPage(c, expired, 410);
  }

  function requireOwnPage(c: Context<Env>): void {
    if (sender(c, parts) !== "ours") throw new Problem("forbidden");
  }

  return {
    async confirm(c: Context<Env>): Promise<Response> {
      await limits.take(["everyPost"], limitKey(parts, c.get("visitor")));
      requireOwnPage(c);
      if ((await services.confirmEmail(tokenOf(c))) === "expired") return answerExpired(c);
      return c.redirect(page("/newsletter/confirmed"), 303);
    },

    async unsubscribe(c: Context<Env>): Promise<Response> {
      await limits.take(["everyPost"], limitKey(parts, c.get("visitor")));
      const oneClick = isOneClick(await readText(c.req.raw));
      if (!oneClick) requireOwnPage(c);
      if ((await services.unsubscribeEmail(tokenOf(c))) === "expired") return answerExpired(c);
      return oneClick ? c.text("OK") : c.redirect(page("/newsletter/unsubscribed"), 303);
    },
  };
}

/**
 * A mail program's own button (RFC 8058): it has no page of ours to come from, and its signed token is enough.
 * The pair may come URL-encoded or as a part of multipart/form-data, where its value follows the first empty line.
 */
function isOneClick(body: string): boolean {
  if (body.trim() === "List-Unsubscribe=One-Click") return true;
  // Line by line: one pattern for the whole part would go back and forth over a hostile body.
  const lines = body.split(/\r?\n/);
  const name = lines.findIndex((line) => /name="?List-Unsubscribe"?$/.test(line));
  return name >= 0 && lines[lines.indexOf("", name) + 1] === "One-Click";
}
