import { createHash } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Env } from "#platform/http/context.server.ts";
import {
  makeForgeryToken,
  makeVisitorId,
  readForgeryToken,
  type TokenAge,
} from "#platform/http/forgery-token.server.ts";
import { cookieAttributes, readOwnCookie } from "./own-cookies.ts";
import type { AppParts } from "./parts.ts";
import { sessionTokenOf } from "./session-cookies.ts";

/** Readable by the page, which sends it back in the header X-XSRF-TOKEN. */
const tokenCookie = "XSRF-TOKEN";
const visitorCookie = "visitor";

type Parts = Pick<AppParts, "services" | "settings">;

/** The visitor's random id, bound to which the token is given. */
export const visitorIdOf = (c: Context<Env>): string | undefined => readOwnCookie(c, visitorCookie);

/** How old the visitor's token must be, ms, before a form counts as filled in by a person. */
export const fillTime = ({ settings }: Pick<AppParts, "settings">) =>
  settings.minFillSeconds * 1000;

/**
 * To whom a forgery token (CSRF) belongs: the visitor and, where somebody is signed in, that session. So one from
 * before signing in is worth nothing after it, even where somebody could plant both cookies.
 */
function ownerOf(visitorId: string | undefined, session: string): string | undefined {
  if (!visitorId || session === "") return visitorId;
  return `${visitorId}+${createHash("sha256").update(session).digest("base64url")}`;
}

/** The age of a token that was given to this visitor in this session; undefined for every other one. */
export function readVisitorsToken(
  c: Context<Env>,
  token: string | undefined,
  { services }: Parts,
  session = sessionTokenOf(c),
): TokenAge | undefined {
  return readForgeryToken(token, ownerOf(visitorIdOf(c), session), services.now(), services.sign);
}

/**
 * Gives the visitor a token for a session, empty: for nobody's, and tells the page in `X-Token-Ready-In` that it has.
 * Renewing keeps the visitor's id and the first issue time.
 */
export function giveForgeryToken(c: Context<Env>, parts: Parts, session: string): void {
  const { services } = parts;
  const now = services.now();
  const given = getCookie(c, tokenCookie);
  const earlier = readVisitorsToken(c, given, parts) ?? readVisitorsToken(c, given, parts, "");
  const id = (earlier && visitorIdOf(c)) ?? makeVisitorId();
  const firstIssued = earlier?.firstIssued ?? now;

  const token = makeForgeryToken(ownerOf(id, session) ?? id, firstIssued, now, services.sign);
  setCookie(c, visitorCookie, id, cookieAttributes(c));
  setCookie(c, tokenCookie, token, cookieAttributes(c, { readable: true }));
  const readyIn = Math.max(0, firstIssued + fillTime(parts) - now) / 1000;
  c.header("X-Token-Ready-In", readyIn.toFixed(3));
}
