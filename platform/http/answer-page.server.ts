import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Env } from "./context.server.ts";
import { pageHeaders } from "./security-headers.server.ts";
import type { ReadPage } from "./static-site.server.ts";

/** Answers with a built page under a status of its own, for this visitor alone. */
export function answerPage(c: Context<Env>, page: ReadPage, status: number): Response {
  const headers = pageHeaders(c.get("visitor").secure, page.inline, page);
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  c.header("cache-control", "no-store");
  c.header("content-type", "text/html; charset=UTF-8");
  // A text would be written as UTF-8 twice, once to know its length.
  return c.body(Buffer.from(page.html), status as ContentfulStatusCode);
}
