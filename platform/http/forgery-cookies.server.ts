import { createHash } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Sign } from "#platform/session/signature.server.ts";
import type { Env } from "./context.server.ts";
import {
  makeForgeryToken,
  makeVisitorId,
  readForgeryToken,
  type TokenAge,
} from "./forgery-token.server.ts";
import { cookieAttributes, readOwnCookie } from "./own-cookies.server.ts";
import { sessionTokenOf } from "./session-cookies.server.ts";

/** Readable by the page, which sends it back in the header X-XSRF-TOKEN. */
const tokenCookie = "XSRF-TOKEN";
const visitorCookie = "visitor";

export interface ForgeryParts {
  sign: Sign;
  /** Milliseconds. */
  now: () => number;
  /** How old the visitor's token must be, ms, before a form counts as filled in by a person. */
  fillTime: number;
}

/** The visitor's random id, bound to which the token is given. */
export const visitorIdOf = (c: Context<Env>): string | undefined => readOwnCookie(c, visitorCookie);

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
  { now, sign }: ForgeryParts,
  session = sessionTokenOf(c),
): TokenAge | undefined {
  return readForgeryToken(token, ownerOf(visitorIdOf(c), session), now(), sign);
}

/**
 * Gives the visitor a token for a session, empty: for nobody's, and tells the page in `X-Token-Ready-In` that it has.
 * Renewing keeps the visitor's id and the first issue time.
 */
export function giveForgeryToken(c: Context<Env>, parts: ForgeryParts, session: string): void {
  const now = parts.now();
  const given = getCookie(c, tokenCookie);
  const earlier = readVisitorsToken(c, given, parts) ?? readVisitorsToken(c, given, parts, "");
  const id = (earlier && visitorIdOf(c)) ?? makeVisitorId();
  const firstIssued = earlier?.firstIssued ?? now;

  const token = makeForgeryToken(ownerOf(id, session) ?? id, firstIssued, now, parts.sign);
  setCookie(c, visitorCookie, id, cookieAttributes(c));
  setCookie(c, tokenCookie, token, cookieAttributes(c, { readable: true }));
  const readyIn = Math.max(0, firstIssued + parts.fillTime - now) / 1000;
  c.header("X-Token-Ready-In", readyIn.toFixed(3));
}
