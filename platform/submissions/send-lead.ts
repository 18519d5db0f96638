import type { LanguageCode } from "#platform/language/languages.ts";
import { sendJson } from "#platform/session/send-json.ts";

// What only a submission needs comes with it.
export { waitInWords } from "#platform/language/wait-in-words.ts";
export { prepareToSend } from "#platform/session/ask-session.ts";
export { makeKey } from "#platform/session/make-key.ts";

/** What became of a submission. `answerBy` is a time in words; `limited` carries the wait in seconds. */
export type SendOutcome =
  | { outcome: "sent"; reference: string; answerBy?: string }
  | { outcome: "refused"; errors: Record<string, string[]> }
  | { outcome: "limited"; waitSeconds: number }
  | { outcome: "unavailable" | "offline" | "failed" };

/**
 * Sends a form to our API. Waits until the token is old enough, so that nobody honest is taken for spam, and
 * renews a refused token once by itself.
 * @param key the submission's idempotency key: the same for every try, a new one after an edit
 */
export async function sendLead(
  address: string,
  body: Record<string, string>,
  { key, language }: { key: string; language: LanguageCode },
): Promise<SendOutcome> {
  try {
    const headers = { "idempotency-key": key };
    const fields = { ...body, Language: language };
    return await outcomeOf(await sendJson(address, fields, { headers, patient: true }));
  } catch (error) {
    console.error(error);
    return { outcome: "offline" };
  }
}

async function outcomeOf(response: Response): Promise<SendOutcome> {
  const answer = await response.json().catch(() => null);
  if (response.ok && answer?.reference) {
    return { outcome: "sent", reference: answer.reference, answerBy: answer.answerBy };
  }
  if (response.status === 422) return { outcome: "refused", errors: answer?.errors ?? {} };
  if (response.status === 429) {
    return { outcome: "limited", waitSeconds: Number(response.headers.get("retry-after") ?? 60) };
  }
  return { outcome: response.status === 503 ? "unavailable" : "failed" };
}
