import { randomBytes } from "node:crypto";
import { isSameSignature, type Sign, tokenParts } from "#platform/session/signature.server.ts";

/** A token that nobody renewed for this long is refused; the page renews it by itself (platform/session/send-json.ts). */
const lifetime = 24 * 60 * 60 * 1000;

export interface TokenAge {
  /** When this visitor got a first token, ms since 1970: renewing keeps it, since it is the fill time's start. */
  firstIssued: number;
}

/** A new visitor id: 128 random bits. */
export function makeVisitorId(): string {
  return randomBytes(16).toString("base64url");
}

/** The token for a visitor: two instants and our signature over them and the visitor's id. */
export function makeForgeryToken(
  visitorId: string,
  firstIssued: number,
  now: number,
  sign: Sign,
): string {
  const times = `${firstIssued.toString(36)}.${now.toString(36)}`;
  return `${times}.${sign(`forgery:${visitorId}:${times}`)}`;
}

/**
 * The age of a token that we gave to this visitor; undefined when it is another's, invented or too old, or dates
 * from before the clock was set back: a form would seem to be filled in faster than a person can.
 */
export function readForgeryToken(
  token: string | undefined,
  visitorId: string | undefined,
  now: number,
  sign: Sign,
): TokenAge | undefined {
  const [first = "", issued = "", signature = ""] = tokenParts(token, 3) ?? [];
  if (!visitorId || !first) return undefined;
  if (!isSameSignature(signature, sign(`forgery:${visitorId}:${first}.${issued}`)))
    return undefined;
  const firstIssued = Number.parseInt(first, 36);
  const isCurrent = firstIssued <= now && now - Number.parseInt(issued, 36) <= lifetime;
  return isCurrent ? { firstIssued } : undefined;
}
