import type { Context } from "hono";
import { joinName } from "#features/accounts/split-name.ts";
import type { Administrator } from "#platform/audit/audit-log.server.ts";
import type { Env } from "#platform/http/context.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { signedInOf } from "../recognize.ts";

/** Who asks, as the log will name them. */
export function administratorOf(c: Context<Env>): Administrator {
  const { id, email, first_name, last_name } = signedInOf(c).user;
  return { id, name: joinName(first_name, last_name) || email };
}

/** What was found. @throws Problem `not_found` */
export function found<Thing>(thing: Thing | undefined | false): Thing {
  if (thing === undefined || thing === false) throw new Problem("not_found");
  return thing;
}
