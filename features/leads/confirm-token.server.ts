import { createHash, randomBytes } from "node:crypto";

/** How long the link of a confirmation mail works, ms. */
export const confirmTokenLifetime = 7 * 24 * 60 * 60 * 1000;

/** What the link in the mail carries: 256 random bits. Only its hash is stored, so a stolen database opens no link. */
export function makeConfirmToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The stored form of a token: SHA-256, base64url. A random token needs no salt. */
export function hashConfirmToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
