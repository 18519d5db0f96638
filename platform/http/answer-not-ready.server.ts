import type { Context } from "hono";
import { allMessages } from "#platform/language/all-messages.ts";
import { languageOfPath } from "#platform/language/localized-path.ts";
import { answerPage } from "./answer-page.server.ts";
import type { Env } from "./context.server.ts";
import { inlineHashesOf } from "./inline-hashes.server.ts";
import { sentencePage } from "./sentence-page.server.ts";

/** Seconds; a release that is being rendered for a new build takes a few. */
const retryAfter = 5;

/**
 * While pages are still on their way: an address that nothing answers yet may be one of theirs, and is not missing. It
 * says so in the address's language, and asks for itself again, without a script too.
 */
export function answerNotReady(c: Context<Env>, path: string): Promise<Response> {
  const { code } = languageOfPath(path);
  const text = allMessages[code].error.soon;
  const html = sentencePage(code, text, `<meta http-equiv="refresh" content="${retryAfter}">`);
  c.header("retry-after", String(retryAfter));
  return answerPage(c, { html, inline: inlineHashesOf(html) }, 503);
}
