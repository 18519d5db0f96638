import { makeKey } from "#platform/session/make-key.ts";
import { draftKeys, keepInDraft, readDraft } from "#platform/submissions/form-draft.ts";

let known = { text: "", key: "" };

/**
 * The idempotency key of an order: the same for all tries of the same text, so that it is made once. It is kept beside
 * what was typed, until that is forgotten with the order: whoever reloads after a lost answer tries the same order again.
 */
export async function keyOfText(text: string): Promise<string> {
  if (known.text === text) return known.key;
  const digest = await digestOf(text);
  const { sentDigest, sentKey } = readDraft(draftKeys.checkout);
  const key = digest && sentKey && sentDigest === digest ? sentKey : makeKey();
  known = { text, key };
  if (digest) keepInDraft(draftKeys.checkout, { sentDigest: digest, sentKey: key });
  return key;
}

/** Not the text itself: it holds what came from the account. Browsers have none without HTTPS; then a key holds for this page. */
async function digestOf(text: string): Promise<string | undefined> {
  const bytes = await crypto.subtle?.digest("SHA-256", new TextEncoder().encode(text));
  return bytes && btoa(String.fromCharCode(...new Uint8Array(bytes)));
}
