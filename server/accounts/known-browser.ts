import { randomBytes } from "node:crypto";
import { isSameSignature, type Sign } from "#features/session/signature.server.ts";

const signatureOf = (id: string, email: string, sign: Sign) =>
  sign(`known-browser:${id}:${email.toLowerCase()}`);

/**
 * What a browser keeps once it has signed in to an account: a random id and our signature over it and the account's
 * address. It opens nothing; with it, strangers who guess cannot use up this browser's tries (login-pause-rule.ts).
 */
export function makeKnownBrowser(email: string, sign: Sign, id = newBrowserId()): string {
  return `${id}.${signatureOf(id, email, sign)}`;
}

const newBrowserId = () => randomBytes(16).toString("base64url");

/** The id of a browser that this account knows; empty for any other. */
export function readKnownBrowser(cookie: string | undefined, email: string, sign: Sign): string {
  const [id = "", signature = ""] = (cookie ?? "").split(".", 2);
  return id && isSameSignature(signature, signatureOf(id, email, sign)) ? id : "";
}
