import type { Context } from "hono";
import { allMessages } from "#platform/language/all-messages.ts";
import { languageOfPath } from "#platform/language/localized-path.ts";
import { answerPage } from "./answer-page.server.ts";
import type { Env } from "./context.server.ts";
import { inlineHashesOf } from "./inline-hashes.server.ts";

/** Seconds; a release that is being rendered for a new build takes a few. */
const retryAfter = 5;

const style = `html{color-scheme:light dark}body{display:grid;place-content:center;min-height:100vh;margin:0;font:1.25rem/1.5 system-ui,sans-serif}h1{max-width:30ch;margin:1.5rem;font-size:1em;font-weight:400}`;

/**
 * While pages are still on their way: an address that nothing answers yet may be one of theirs, and is not missing. It
 * says so in the address's language, and asks for itself again, without a script too.
 */
export function answerNotReady(c: Context<Env>, path: string): Response {
  const { code } = languageOfPath(path);
  const text = allMessages[code].error.soon;
  const html = `<!DOCTYPE html><html lang="${code}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="${retryAfter}"><title>${text}</title><style>${style}</style><h1>${text}</h1></html>`;
  c.header("retry-after", String(retryAfter));
  return answerPage(c, { html, inline: inlineHashesOf(html) }, 503);
}
