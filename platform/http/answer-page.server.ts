import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { chooseEncoding } from "./choose-encoding.server.ts";
import { zipForOne } from "./compress.server.ts";
import type { Env } from "./context.server.ts";
import { pageHeaders } from "./security-headers.server.ts";
import type { ReadPage } from "./static-site.server.ts";

/**
 * Answers with a built page under a status of its own, for this visitor alone. What an address may put into it (a
 * reference, a word looked for) stands beside nothing secret that the length could tell of.
 */
export async function answerPage(
  c: Context<Env>,
  page: ReadPage,
  status: number,
): Promise<Response> {
  const headers = pageHeaders(c.get("visitor").secure, page.inline, page);
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  c.header("cache-control", "no-store");
  c.header("content-type", "text/html; charset=UTF-8");
  c.header("vary", "accept-encoding");
  const html = Buffer.from(page.html);
  const encoding = chooseEncoding(c.req.header("accept-encoding"), ["gzip", "identity"]);
  if (encoding === "identity") return c.body(html, status as ContentfulStatusCode);
  c.header("content-encoding", encoding);
  return c.body(await zipForOne(html), status as ContentfulStatusCode);
}
