import type * as v from "valibot";
import type { Role } from "#platform/session/roles.ts";

/**
 * `signed-in`: whoever shows the token of a session that stands; `Admin`: who has that role, too; a list: whoever holds
 * one of these roles, and every administrator.
 */
export type Caller = "anyone" | "signed-in" | "Admin" | readonly [Role, ...Role[]];

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** `POST /api/login`: the name of a call, by which both sides ask for it. */
export type CallName = `${Method} /${string}`;

// biome-ignore lint/suspicious/noExplicitAny: what a schema reads and gives is each call's own
type Schema = v.GenericSchema<any, any>;

/** What is answered where it is no JSON: a file, or a page. */
export interface OtherAnswer {
  mediaType: string;
}

/**
 * One call of the API, as both sides read it. The server takes from it the address, who may call, what is let in and
 * what goes out; the browser takes its types alone (`import type`), so that a page carries none of it.
 */
export interface Call {
  /** One line for docs/api.md. */
  about: string;
  caller: Caller;
  /** Also with a one-time password, before a password of one's own was chosen. */
  beforeOwnPassword?: true;
  /** The address is a page of the site, in every language: a GET shows it. */
  onPage?: true;
  /** `itself`: the handler counts the request and reads its body, as forms do that a browser posts without a script. */
  admits?: "itself";
  /** Parts of the address that start with a colon. */
  params?: Schema;
  /** What the address may carry after its question mark; an empty value counts as absent. */
  query?: Schema & { entries: object };
  /** JSON. `v.strictObject` refuses what it does not name. */
  body?: Schema;
  /** JSON of texts only, as a form has them: what is absent is empty, what the schema does not name is left behind. */
  texts?: Schema & { entries: Record<string, { type: string }> };
  answer: Schema | OtherAnswer;
  /** The action under which the log of the back office keeps who called. */
  audit?: string;
}

export type Calls = Record<CallName, Call>;

/** Keeps the calls' own types, so that both sides can be checked against them. */
export const defineCalls = <const Own extends Calls>(calls: Own): Own => calls;

/** The same where most are for the same people: a call that names no caller of its own is for them. */
export const callsFor = <
  const Who extends Exclude<Caller, "anyone">,
  const Own extends Record<CallName, Omit<Call, "caller"> & Partial<Pick<Call, "caller">>>,
>(
  caller: Who,
  calls: Own,
) =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, { caller, ...call }]),
  ) as unknown as {
    [Name in keyof Own]: Own[Name] extends { caller: Caller }
      ? Own[Name]
      : Own[Name] & { caller: Who };
  };

type Output<S> = S extends Schema ? v.InferOutput<S> : undefined;
type Input<S> = S extends Schema ? v.InferInput<S> : undefined;

/** What a handler is given of the request. */
export interface Asked<Own extends Call> {
  params: Output<Own["params"]>;
  query: Output<Own["query"]>;
  body: Own["texts"] extends Schema ? Output<Own["texts"]> : Output<Own["body"]>;
}

/** In an address all is text, and the server says which it knows; null counts as absent. */
type Texts<Query> = Query extends object ? { [Name in keyof Query]: string | null } : undefined;

/** What the page sends. */
export interface Sent<Own extends Call> {
  params: Input<Own["params"]>;
  query: Texts<Input<Own["query"]>>;
  body: Own["texts"] extends Schema ? Input<Own["texts"]> : Input<Own["body"]>;
}

/** What the page gets; `never` for a file, which no script reads. */
export type Answer<Own extends Call> = Own["answer"] extends Schema
  ? v.InferOutput<Own["answer"]>
  : never;

/** The actions under which the log of the back office keeps who called any of these. */
export type AuditedAs<Own extends Calls> = Extract<Own[keyof Own], { audit: string }>["audit"];

/** What a 409 tells beside its words; a feature adds its own (`declare module`). */
export interface Conflict {
  /** The reply that its writer had not seen: its id, and who wrote it. */
  answered?: { reply: string; by: string };
}

export const isOther = (answer: Call["answer"]): answer is OtherAnswer => "mediaType" in answer;
