import type { Context } from "hono";
import type { Env } from "#platform/http/context.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import type { BodyKind } from "#platform/http/request-body.server.ts";
import { type Sender, senderOf } from "#platform/http/same-origin.server.ts";
import { fillTime, readVisitorsToken } from "./forgery-cookies.ts";
import type { AppParts } from "./parts.ts";

/** Which page sent the request, as far as it can be told. */
export function sender(c: Context<Env>, { settings }: AppParts): Sender {
  return senderOf((name) => c.req.header(name), c.get("visitor"), settings.origin);
}

/**
 * Lets only our own pages post. A script shows the visitor's token; a plain form cannot carry one and must come
 * from our own origin. Tells whether the form was filled in faster than a person can (never known of a plain one).
 * @throws Problem `forbidden`
 */
export function guardPost(c: Context<Env>, kind: BodyKind, parts: AppParts): { tooFast: boolean } {
  const from = sender(c, parts);
  if (kind === "form") {
    if (from === "ours") return { tooFast: false };
    throw new Problem("forbidden", { detail: "The form was not sent from our page." });
  }
  const token = readVisitorsToken(c, c.req.header("x-xsrf-token"), parts);
  if (from === "foreign" || !token) {
    throw new Problem("forbidden", {
      detail: "Ask /api/session for a token and send it in the header X-XSRF-TOKEN.",
    });
  }
  return { tooFast: parts.services.now() - token.firstIssued < fillTime(parts) };
}
