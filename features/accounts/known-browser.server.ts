import { randomBytes } from "node:crypto";
import { isSameSignature, type Sign, tokenParts } from "#platform/session/signature.server.ts";
import type { User } from "./auth-tables.server.ts";

type Account = Pick<User, "email" | "browser_key" | "email_confirmed_at">;

const signatureOf = (id: string, { email, browser_key }: Account, sign: Sign) =>
  sign(["known-browser", id, email.toLowerCase(), ...(browser_key ? [browser_key] : [])].join(":"));

/**
 * What a browser keeps once it has signed in to an account: a random id and our signature over it, the account's
 * address and its key, so that another key makes it a stranger's. It opens nothing; with it, strangers who guess cannot
 * use up the owner's tries (login-pause-rule.ts).
 */
export function makeKnownBrowser(account: Account, sign: Sign): string {
  const id = randomBytes(16).toString("base64url");
  return `${id}.${signatureOf(id, account, sign)}`;
}

/** Whether this account knows the browser. One whose address nobody has confirmed knows none: it may be a stranger's. */
export function isKnownBrowser(
  cookie: string | undefined,
  account: Account | undefined,
  sign: Sign,
): boolean {
  const [id = "", signature = ""] = tokenParts(cookie, 2) ?? [];
  if (!id || !account || account.email_confirmed_at === null) return false;
  return isSameSignature(signature, signatureOf(id, account, sign));
}
