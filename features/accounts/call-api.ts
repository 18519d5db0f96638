import { sendJson } from "#platform/session/send-json.ts";
import { useAuth } from "./auth-store.ts";

/** What the page can say about a call that failed: the name of a sentence, `auth.status.…`. */
export type CallProblem = "wrong" | "gone" | "signedOut" | "notAllowed" | "unavailable" | "offline";

/** What became of a call. `refused` names fields and codes, `limited` the wait in seconds. */
export type CallOutcome<Answer = object> =
  | { outcome: "done"; answer: Answer }
  | { outcome: "refused"; errors: Record<string, string[]> }
  | { outcome: "limited"; waitSeconds: number }
  | { outcome: CallProblem };

const problems: Record<number, CallProblem> = {
  400: "wrong",
  401: "signedOut",
  403: "notAllowed",
  410: "gone",
};

/** Reads from our API. */
export function readApi<Answer>(address: string): Promise<CallOutcome<Answer>> {
  return outcomeOf(() => fetch(address, { headers: { accept: "application/json" } }));
}

/** Changes something through our API. */
export function callApi<Answer = object>(
  method: "POST" | "PUT" | "PATCH" | "DELETE",
  address: string,
  body: object = {},
  { patient = false } = {},
): Promise<CallOutcome<Answer>> {
  return outcomeOf(() => sendJson(address, body, { method, patient }));
}

async function outcomeOf<Answer>(send: () => Promise<Response>): Promise<CallOutcome<Answer>> {
  try {
    const response = await send();
    const answer = await response.json().catch(() => null);
    // The session was ended elsewhere or ran out: the page asks to sign in again.
    if (response.status === 401) useAuth.getState().logoutSuccess();
    if (response.ok && answer !== null) return { outcome: "done", answer };
    if (response.status === 422) return { outcome: "refused", errors: answer?.errors ?? {} };
    if (response.status === 429) {
      return { outcome: "limited", waitSeconds: Number(response.headers.get("retry-after") ?? 60) };
    }
    return { outcome: problems[response.status] ?? "unavailable" };
  } catch {
    return { outcome: "offline" };
  }
}
