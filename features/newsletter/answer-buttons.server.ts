import type { Platform } from "#platform/feature.server.ts";
import { answerPage } from "#platform/http/answer-page.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { everyPost } from "#platform/http/rate-limits.server.ts";
import { readText } from "#platform/http/request-body.server.ts";
import type { Handlers, LetIn } from "#platform/http/serve-calls.server.ts";
import { languageOfPath, localizedPath } from "#platform/language/localized-path.ts";
import type { newsletterCalls } from "./calls.ts";
import type { Subscriptions } from "./subscriptions.server.ts";

type Own = Pick<
  typeof newsletterCalls,
  "POST /newsletter/confirm" | "POST /newsletter/unsubscribe"
>;
type Context = LetIn<Own["POST /newsletter/confirm"]>["c"];
type Parts = Pick<Platform<unknown>, "guard" | "limits" | "readPage">;

/** The buttons behind the links in our mails; the pages themselves are files. */
export function buttonHandlers(
  { guard, limits, readPage }: Parts,
  subscriptions: Pick<Subscriptions, "confirm" | "unsubscribe">,
): Handlers<Own> {
  const pageOf = (c: Context, path: string) => localizedPath(path, languageOfPath(c.req.path).code);
  const tokenOf = (c: Context) => c.req.query("token") ?? "";

  async function answerExpired(c: Context): Promise<Response> {
    const expired = await readPage(pageOf(c, "/newsletter/link-expired"));
    if (!expired) throw new Problem("gone");
    return answerPage(c, expired, 410);
  }

  function requireOwnPage(c: Context): void {
    if (guard.sender(c) !== "ours") throw new Problem("forbidden");
  }

  return {
    "POST /newsletter/confirm": async ({ c }) => {
      await limits.take([everyPost], guard.limitKey(c));
      requireOwnPage(c);
      if ((await subscriptions.confirm(tokenOf(c))) === "expired") return answerExpired(c);
      return c.redirect(pageOf(c, "/newsletter/confirmed"), 303);
    },

    "POST /newsletter/unsubscribe": async ({ c }) => {
      await limits.take([everyPost], guard.limitKey(c));
      const oneClick = isOneClick(await readText(c.req.raw));
      if (!oneClick) requireOwnPage(c);
      if ((await subscriptions.unsubscribe(tokenOf(c))) === "expired") return answerExpired(c);
      return oneClick ? c.text("OK") : c.redirect(pageOf(c, "/newsletter/unsubscribed"), 303);
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
