import { isSameSignature, type Sign, tokenParts } from "#platform/session/signature.server.ts";

const signatureOf = (id: string, sign: Sign) => sign(`unsubscribe:${id}`);

/** What an unsubscribe link carries: the capture's id and our signature. It needs no table and never expires. */
export function makeUnsubscribeToken(id: string, sign: Sign): string {
  return `${id}.${signatureOf(id, sign)}`;
}

/** The capture's id of a token that we made; undefined for any other text. */
export function readUnsubscribeToken(token: string, sign: Sign): string | undefined {
  const [id = "", signature = ""] = tokenParts(token, 2) ?? [];
  return id && isSameSignature(signature, signatureOf(id, sign)) ? id : undefined;
}
