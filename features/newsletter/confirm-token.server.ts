import { createHash } from "node:crypto";
import type { Sign } from "#platform/session/signature.server.ts";
import type { Subscriber } from "./newsletter-tables.server.ts";

/** How long the link of a confirmation mail works, ms. */
export const confirmTokenLifetime = 7 * 24 * 60 * 60 * 1000;

/**
 * What the link in the mail carries: our signature, 256 bits. Until the address is confirmed or unsubscribed, each
 * mail carries the same, so that whoever asks for another one spoils no link. Only its hash is stored, so a stolen
 * database opens no link.
 */
export function makeConfirmToken(
  { id, created_at, unsubscribed_at }: Pick<Subscriber, "id" | "created_at" | "unsubscribed_at">,
  sign: Sign,
): string {
  return sign(`newsletter confirmation:${id}:${created_at}:${unsubscribed_at ?? 0}`);
}

/** The stored form of a token: SHA-256, base64url. 256 bits need no salt. */
export function hashConfirmToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
