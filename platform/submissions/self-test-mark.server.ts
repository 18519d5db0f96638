import { isSameSignature, type Sign, tokenParts } from "#platform/session/signature.server.ts";

/** The header that carries the mark. */
export const selfTestHeader = "x-self-test";

/** A mark holds for so long, ms: it is used at once. */
const lifetime = 10 * 60 * 1000;

/**
 * The mark of one submission: only who knows the server's secret can make it, and it fits no other submission.
 * `now` in milliseconds, `key` is the submission's idempotency key.
 */
export function makeSelfTestMark(key: string, now: number, sign: Sign): string {
  const at = now.toString(36);
  return `${at}.${sign(`self-test:${at}:${key}`)}`;
}

/** Whether a submission is a self-test of ours; anything but our own fresh mark for this very key is not. */
export function isSelfTestMark(
  mark: string | undefined,
  key: string | undefined,
  now: number,
  sign: Sign,
): boolean {
  const [at = "", signature = ""] = tokenParts(mark, 2) ?? [];
  if (!at || !key) return false;
  if (!isSameSignature(signature, sign(`self-test:${at}:${key}`))) return false;
  return Math.abs(now - Number.parseInt(at, 36)) <= lifetime;
}
