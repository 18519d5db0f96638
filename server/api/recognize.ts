import type { Context } from "hono";
import type { SignedIn } from "#features/accounts/create-accounts.server.ts";
import type { Env } from "#platform/http/context.server.ts";
import { isLocalRequest } from "#platform/http/is-local-request.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { sessionTokenOf } from "#platform/http/session-cookies.server.ts";
import type { AppParts } from "./parts.ts";

/** Whether this request may use the demo account. */
export const mayUseDemo = (c: Context<Env>, { settings }: Pick<AppParts, "settings">): boolean =>
  settings.loopback && isLocalRequest(c);

/** Who asks; undefined for a visitor without a session that stands. */
export async function recognize(
  c: Context<Env>,
  parts: Pick<AppParts, "services" | "settings">,
): Promise<SignedIn | undefined> {
  const token = sessionTokenOf(c);
  if (token === "") return undefined;
  return parts.services.accounts.recognize(token, mayUseDemo(c, parts));
}

/** Who asks, on an address for which the table demands it. */
export function signedInOf(c: Context<Env>): SignedIn {
  const signedIn = c.get("signedIn");
  if (!signedIn) throw new Problem("unauthorised");
  return signedIn as SignedIn;
}
