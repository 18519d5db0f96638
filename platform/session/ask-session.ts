import type { Answer } from "#platform/http/call.ts";
import type { sessionCalls } from "./calls.ts";

export type SessionAnswer = Answer<(typeof sessionCalls)["GET /api/session"]>;

interface Token {
  value: string;
  /** `performance.now()` from which the server takes a form for filled in by a person. */
  oldEnoughAt: number;
}

let token: Promise<Token> | undefined;
let asking: Promise<SessionAnswer> | undefined;

/**
 * Asks who is signed in; the token that comes along is kept for the next form. Whoever asks meanwhile hears the same
 * answer, since two at once would get two tokens of which one is worth nothing.
 * @throws TypeError without an answer
 */
export function askSession(): Promise<SessionAnswer> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function ask(): Promise<SessionAnswer> {
  const response = await fetch("/api/session", { headers: { accept: "application/json" } });
  if (!response.ok) throw new TypeError("no session");
  takeToken(response);
  return response.json();
}

/** Whoever signs in or out gets another token: an answer that brings one says how long it waits to be used. */
export function takeToken(response: Response): void {
  const readyIn = response.headers.get("x-token-ready-in");
  if (readyIn === null) return;
  const wait = Number(readyIn);
  const cookie = document.cookie.split("; ").find((part) => part.startsWith("XSRF-TOKEN="));
  const value = decodeURIComponent(cookie?.slice("XSRF-TOKEN=".length) ?? "");
  token = Promise.resolve({ value, oldEnoughAt: performance.now() + wait * 1000 });
}

/** The forgery token for the next post; asked for when there is none. */
export function currentToken(): Promise<Token> {
  token ??= askSession().then(
    () => token as Promise<Token>,
    (error) => {
      token = undefined;
      throw error;
    },
  );
  return token;
}

/** Fetches the forgery token ahead of time; call it when a form is first touched. */
export function prepareToSend(): void {
  currentToken().catch(() => {});
}

/** The server refused it: the next post asks for another one. */
export function forgetToken(): void {
  token = undefined;
}
