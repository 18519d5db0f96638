import type { Context, MiddlewareHandler } from "hono";
import { TrieRouter } from "hono/router/trie-router";
import type { Env, SignedIn } from "#platform/http/context.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { isSentByOthers } from "#platform/http/same-origin.server.ts";
import type { Permission } from "./permissions.ts";

/** The server's own addresses; everything else is a page or a file, which hold nothing about a person. */
const isApi = (path: string) => /^\/api(\/|$)/.test(path);

/** Finds a request's row as Hono finds its handler: the same patterns, read by the same code. */
function createFinder(table: readonly Permission[]) {
  const router = new TrieRouter<Permission>();
  for (const row of table) router.add(row.method, row.path, row);
  return (method: string, path: string): Permission | undefined => {
    const [rows] = router.match(method === "HEAD" ? "GET" : method, path);
    return rows[0]?.[0];
  };
}

/** The methods that an address of the API knows, for whoever asked with another one. */
function allowedMethods(find: ReturnType<typeof createFinder>, path: string): string {
  const known = ["GET", "POST", "PUT", "PATCH", "DELETE"].filter((method) => find(method, path));
  return known.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])).join(", ");
}

/**
 * Stands in front of every handler and lets through who may call it, by the one table. `recognize` tells who asks;
 * it is asked only where that matters.
 */
export function checkPermission(
  recognize: (c: Context<Env>) => Promise<SignedIn | undefined>,
  table: readonly Permission[],
): MiddlewareHandler<Env> {
  const find = createFinder(table);
  return async (c, next) => {
    const { path, method } = c.req;
    const row = find(method, path);
    if (!row) {
      if (!isApi(path)) return next();
      const allow = allowedMethods(find, path);
      throw allow ? new Problem("method_not_allowed", { allow }) : new Problem("not_found");
    }
    if (row.caller !== "anyone") {
      // Also a read: a link or picture on another site must not make a signed-in browser look at anything, since each
      // look is written down. https://web.dev/articles/fetch-metadata
      if (isSentByOthers((name) => c.req.header(name))) throw new Problem("forbidden");
      const signedIn = await recognize(c);
      if (!signedIn) throw new Problem("unauthorised", { detail: "Sign in first." });
      refuseOthers(row, signedIn);
      c.set("signedIn", signedIn);
    }
    return next();
  };
}

function refuseOthers({ caller, beforeOwnPassword }: Permission, { user }: SignedIn): void {
  if (user.mustChangePassword && !beforeOwnPassword) {
    throw new Problem("not_allowed", { detail: "Choose a password of your own first." });
  }
  if (caller === "Admin" && user.role !== "Admin") throw new Problem("not_allowed");
}
