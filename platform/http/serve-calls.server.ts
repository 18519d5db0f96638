import type { Context, Hono } from "hono";
import * as v from "valibot";
import { languageCodes } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { holdsOneOf, type RoleHolder } from "#platform/session/roles.ts";
import { type Call, type Caller, type CallName, type Calls, isOther, type Method } from "./call.ts";
import type { Env, SignedIn } from "./context.server.ts";
import type { Gate } from "./gate.server.ts";
import { Problem } from "./problem.server.ts";
import { type Read, readCall } from "./read-call.server.ts";
import { isSentByOthers } from "./same-origin.server.ts";

/** What a handler answers: what the schema says; the whole answer for a file, or where it sees to the request itself. */
type Answered<Own extends Call> =
  | (Own["answer"] extends v.GenericSchema ? v.InferInput<Own["answer"]> : Response)
  | (Own["admits"] extends "itself" ? Response : never);

/** Who asked: somebody, wherever the call demands it. */
type Asker<Own extends Call> = Own["caller"] extends "anyone" ? undefined : SignedIn;

/** A request that was let in and read. */
export type LetIn<Own extends Call> = Read<Own> & {
  c: Context<Env>;
  by: Asker<Own>;
  /**
   * Whoever reads the body itself calls it once that is there: a body may come slowly, and what was allowed as it began
   * need not be allowed any more. @throws Problem as at the beginning
   */
  stillMay(): Promise<void>;
};

type Handler<Own extends Call> = (request: LetIn<Own>) => Answered<Own> | Promise<Answered<Own>>;

/** One handler for each call of a table. */
export type Handlers<Own extends Calls> = {
  [Name in keyof Own & CallName]: Handler<Own[Name]>;
};

/** A call with its handler. */
export interface ServedCall {
  name: CallName;
  method: Method;
  path: string;
  call: Call;
  // biome-ignore lint/suspicious/noExplicitAny: checked where the two were put together
  handle(request: any): unknown;
}

/** Puts the handlers to their calls; a call without one does not compile. */
export function serveCalls<const Own extends Calls>(
  calls: Own,
  handlers: Handlers<Own>,
): ServedCall[] {
  return (Object.keys(calls) as (CallName & keyof Own)[]).flatMap((name) => {
    const call = calls[name] as Call;
    const served = { name, call, handle: handlers[name] };
    return addressesOf(name, call).map((address) => ({ ...served, ...address }));
  });
}

/** Where a call is answered: a page's in each language, every other at the one address that it is called by. */
export function addressesOf(name: CallName, { onPage }: Call): { method: Method; path: string }[] {
  const [method, path] = name.split(" ") as [Method, string];
  if (!onPage) return [{ method, path }];
  return languageCodes.map((code) => ({ method, path: localizedPath(path, code) }));
}

/** Gives each call its address; a method that an address does not know is answered 405 with the list of those it does. */
export function mountCalls(app: Hono<Env>, calls: readonly ServedCall[], gate: Gate): void {
  const byPath = Map.groupBy(calls, ({ path }) => path);
  for (const [path, own] of byPath) {
    for (const served of own) app.on(served.method, path, (c) => answer(c, served, gate));
    const isPage = own.some(({ call }) => call.onPage);
    const methods = own.map(({ method }) => method);
    const allow = (isPage ? ["GET" as const, ...methods] : methods).flatMap(withHead);
    app.all(path, (c, next) => {
      if (isPage && withHead("GET").includes(c.req.method)) return next();
      throw new Problem("method_not_allowed", { allow: allow.join(", ") });
    });
  }
}

const withHead = (method: Method): string[] => (method === "GET" ? ["GET", "HEAD"] : [method]);

async function answer(c: Context<Env>, { name, call, handle }: ServedCall, gate: Gate) {
  const began = await whoAsks(c, call, gate);
  const asked = call.admits === "itself" ? {} : await readCall(c, call, gate);
  // A body may come slowly: sessions are ended and roles taken away meanwhile.
  const by = call.body || call.texts ? await whoAsks(c, call, gate) : began;
  const stillMay = () => whoAsks(c, call, gate);
  const given = await handle({ c, by, stillMay, ...asked });
  if (given instanceof Response) return given;
  if (gate.checkAnswers && !isOther(call.answer)) check(name, call.answer, given);
  return c.json(given as object);
}

/** @throws Problem `forbidden`, `unauthorised` or `not_allowed` */
async function whoAsks(c: Context<Env>, call: Call, gate: Gate): Promise<SignedIn | undefined> {
  if (call.caller === "anyone") return undefined;
  // Also a read: a link or picture on another site must not make a signed-in browser look at anything, since each look
  // is written down. https://web.dev/articles/fetch-metadata
  if (isSentByOthers((header) => c.req.header(header))) throw new Problem("forbidden");
  const by = await gate.recognize(c);
  if (!by) throw new Problem("unauthorised", { detail: "Sign in first." });
  if (by.user.mustChangePassword && !call.beforeOwnPassword) {
    throw new Problem("not_allowed", { detail: "Choose a password of your own first." });
  }
  if (!mayCall(by.user, call.caller)) throw new Problem("not_allowed");
  return by;
}

/** Whether somebody who is signed in may call what is for such a caller. */
function mayCall(person: RoleHolder, caller: Caller): boolean {
  if (caller === "anyone" || caller === "signed-in") return true;
  return holdsOneOf(person, caller === "Admin" ? [] : caller);
}

function check(name: CallName, schema: v.GenericSchema, given: unknown): void {
  const result = v.safeParse(schema, given);
  if (result.success) return;
  const [issue] = result.issues;
  throw new TypeError(`${name} answers ${v.getDotPath(issue) ?? "it"}: ${issue.message}`);
}
