import type { LanguageCode } from "#features/i18n/languages.ts";

/** What became of a submission. `limited` carries the wait in seconds. */
export type SendOutcome =
  | { outcome: "sent"; reference: string }
  | { outcome: "refused"; errors: Record<string, string[]> }
  | { outcome: "limited"; waitSeconds: number }
  | { outcome: "unavailable" | "offline" | "failed" };

interface Token {
  value: string;
  /** `performance.now()` from which the server takes the form for filled in by a person. */
  oldEnoughAt: number;
}

let token: Promise<Token> | undefined;

/** Fetches the forgery token ahead of time; call it when a form is first touched. */
export function prepareToSend(): void {
  token ??= fetchToken().catch(() => {
    token = undefined;
    throw new TypeError("no session");
  });
  token.catch(() => {});
}

async function fetchToken(): Promise<Token> {
  const response = await fetch("/api/session", { headers: { accept: "application/json" } });
  if (!response.ok) throw new TypeError("no session");
  const wait = Number(response.headers.get("x-token-ready-in") ?? 0);
  const cookie = document.cookie.split("; ").find((part) => part.startsWith("XSRF-TOKEN="));
  return {
    value: decodeURIComponent(cookie?.slice("XSRF-TOKEN=".length) ?? ""),
    oldEnoughAt: performance.now() + wait * 1000,
  };
}

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
    let response = await post(address, { ...body, Language: language }, key);
    if (response.status === 403) {
      token = undefined;
      response = await post(address, { ...body, Language: language }, key);
    }
    return await outcomeOf(response);
  } catch (error) {
    console.error(error);
    return { outcome: "offline" };
  }
}

async function post(address: string, body: object, key: string): Promise<Response> {
  prepareToSend();
  const { value, oldEnoughAt } = (await token) as Token;
  const wait = oldEnoughAt - performance.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  return fetch(address, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": key,
      "x-xsrf-token": value,
    },
    body: JSON.stringify(body),
  });
}

async function outcomeOf(response: Response): Promise<SendOutcome> {
  const answer = await response.json().catch(() => null);
  if (response.ok && answer?.reference) return { outcome: "sent", reference: answer.reference };
  if (response.status === 422) return { outcome: "refused", errors: answer?.errors ?? {} };
  if (response.status === 429) {
    return { outcome: "limited", waitSeconds: Number(response.headers.get("retry-after") ?? 60) };
  }
  return { outcome: response.status === 503 ? "unavailable" : "failed" };
}
