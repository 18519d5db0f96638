import { timingSafeEqual } from "node:crypto";

/** Signs a text with the server's secret; base64url. */
export type Sign = (text: string) => string;

/** Whether a signature that came from outside is ours. The time that it takes tells nothing about it. */
export function isSameSignature(given: string, ours: string): boolean {
  const [theirs, own] = [Buffer.from(given), Buffer.from(ours)];
  return theirs.length === own.length && timingSafeEqual(theirs, own);
}
