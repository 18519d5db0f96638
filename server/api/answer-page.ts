import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Env } from "../http/context.ts";
import { pageHeaders } from "../http/security-headers.ts";

interface Page {
  html: string;
  scriptHashes: readonly string[];
}

/** Answers with a built page under a status of its own, for this visitor alone. */
export function answerPage(
  c: Context<Env>,
  { html, scriptHashes }: Page,
  status: number,
): Response {
  const headers = pageHeaders(c.get("visitor").secure, scriptHashes);
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  c.header("cache-control", "no-store");
  return c.html(html, status as ContentfulStatusCode);
}
