import type { GenericSchema } from "valibot";
import type { Answer, Call, CallName, Calls, Conflict, Sent } from "#platform/http/call.ts";
import { offline } from "./offline.ts";

/**
 * Why a call did not work, where it is nobody's fault who typed. `offline`: no answer of our server came, so what was
 * sent may have been done.
 */
export type CallProblem = "wrong" | "gone" | "signedOut" | "notAllowed" | "unavailable" | "offline";

/**
 * What became of a call. `refused` names fields and codes, `limited` the wait in seconds, `conflict` what the server
 * says about what was there before; `status` is HTTP's, 0 without any answer.
 */
export type CallOutcome<Answered = object> =
  | { outcome: "done"; answer: Answered }
  | { outcome: "refused"; errors: Record<string, string[]>; status: number }
  | { outcome: "limited"; waitSeconds: number; status: number }
  | { outcome: "conflict"; answer: Conflict; status: number }
  | { outcome: CallProblem; status: number };

const problems: Record<number, CallProblem> = {
  400: "wrong",
  401: "signedOut",
  403: "notAllowed",
  410: "gone",
};

/** What a call must be given: no more parts than it has, and none left out that it needs. */
type Given<Own extends Call> = {
  [Part in keyof Sent<Own> as undefined extends Sent<Own>[Part] ? never : Part]: Sent<Own>[Part];
};

interface Sending {
  /** Idempotency key: the same for each try of one thing. */
  key?: string;
  /** Waits until nobody can take the sender for a machine that fills in forms. */
  patient?: boolean;
  signal?: AbortSignal;
}

/** What stands behind a call's name; nothing where it needs nothing. */
export type CallArguments<Own extends Call> =
  Record<never, never> extends Given<Own>
    ? [given?: Given<Own> & Sending]
    : [given: Given<Own> & Sending];

/** Calls of one table, typed by it; nothing of the table itself comes to the browser. */
export type Client<Own extends Calls> = <Name extends keyof Own & CallName>(
  name: Name,
  ...rest: CallArguments<Own[Name]>
) => Promise<CallOutcome<Answer<Own[Name]>>>;

/** Calls that read a form with a file by themselves: what they are given is that form. */
export type WithFile<Own extends Calls> = {
  [Name in keyof Own]: Own[Name] & { body: GenericSchema<FormData> };
};

/** The one way from a page to our API: `clientOf<typeof accountCalls>()("POST /api/login", { body })`. */
export const clientOf = <Own extends Calls>(): Client<Own> => callByName as never;

const listeners = new Set<() => void>();

/** Is told when an answer says that nobody is signed in here any more. @returns the end of it @public */
export function whenSignedOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

interface AnyGiven extends Sending {
  params?: Record<string, string>;
  query?: Record<string, string | null | undefined>;
  body?: object;
}

/** Method and address of a call. Empty parts of a query are left out. */
export function addressOf(name: CallName, { params = {}, query = {} }: AnyGiven = {}) {
  const [method = "", path = ""] = name.split(" ");
  const filled = path.replace(/:(\w+)/g, (_, part) => encodeURIComponent(params[part] ?? ""));
  const asked = Object.entries(query).filter((pair): pair is [string, string] => !!pair[1]);
  const search = new URLSearchParams(asked).toString();
  return { method, address: filled + (search && `?${search}`) };
}

async function callByName(name: CallName, given: AnyGiven = {}): Promise<CallOutcome<unknown>> {
  const { method, address } = addressOf(name, given);
  const { key, patient, signal, body = {} } = given;
  try {
    if (method === "GET") {
      return outcomeOf(await fetch(address, { headers: { accept: "application/json" }, signal }));
    }
    const headers = key ? { "idempotency-key": key } : undefined;
    // No page begins with it; without a connection it may not come either.
    const { sendJson } = await import("./send-json.ts");
    return outcomeOf(await sendJson(address, body, { method: method as "POST", headers, patient }));
  } catch (error) {
    if (signal?.aborted) throw error;
    return offline;
  }
}

async function outcomeOf(response: Response): Promise<CallOutcome<unknown>> {
  const { status } = response;
  const answer = await response.json().catch(() => null);
  if (response.ok && answer !== null) return { outcome: "done", answer };
  if (status === 401) for (const tell of listeners) tell();
  if (status === 422) return { outcome: "refused", errors: answer?.errors ?? {}, status };
  if (status === 409) return { outcome: "conflict", answer: answer ?? {}, status };
  if (status === 429) {
    const waitSeconds = Number(response.headers.get("retry-after") ?? 60);
    return { outcome: "limited", waitSeconds, status };
  }
  // A proxy says so when it has lost our server, which by then may have done everything; 520 and above are of CDNs.
  const isLost = response.ok || status === 502 || status > 503;
  return { outcome: problems[status] ?? (isLost ? "offline" : "unavailable"), status };
}
