import { timingSafeEqual } from "node:crypto";

/** Signs a text with the server's secret; base64url. */
export type Sign = (text: string) => string;

/** Whether a signature that came from outside is ours. The time that it takes tells nothing about it. */
export function isSameSignature(given: string, ours: string): boolean {
  const [theirs, own] = [Buffer.from(given), Buffer.from(ours)];
  return theirs.length === own.length && timingSafeEqual(theirs, own);
}

/**
 * The parts of a token between its dots, exactly so many; undefined otherwise. What stands behind them is read by
 * nobody and signed by nobody: it would give one token many spellings.
 */
export function tokenParts(token: string | undefined, count: number): string[] | undefined {
  const parts = (token ?? "").split(".", count + 1);
  return parts.length === count && parts.every((part) => part !== "") ? parts : undefined;
}
