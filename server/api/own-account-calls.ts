import type { Context } from "hono";
import type { User } from "#features/accounts/auth-tables.server.ts";
import { isDemoUser } from "#features/accounts/demo-account.server.ts";
import type { Env } from "#platform/http/context.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import type { AppParts } from "./parts.ts";

export const admitReading = (c: Context<Env>, { services }: Pick<AppParts, "services">): void =>
  services.guard.admitReading(c);

/** What everybody's account may not do. @throws Problem `not_allowed` */
export function refuseDemo(user: User): void {
  if (isDemoUser(user)) {
    throw new Problem("not_allowed", { detail: "The demo account stays as it is." });
  }
}

/**
 * Asks a signed-in person for the password once more, before what could not be undone; the demo account, whose
 * password everybody knows, may do none of that.
 * @throws Problem `not_allowed`, `limited`, or `invalid` for the wrong password
 */
export async function confirmPassword(
  { limits, services }: Pick<AppParts, "limits" | "services">,
  user: User,
  password: string,
): Promise<void> {
  refuseDemo(user);
  const place = await limits.take(["ownPassword"], user.id);
  let isWrong = false;
  try {
    isWrong = !(await services.accounts.own.isPasswordOf(user, password));
  } finally {
    if (!isWrong) await place.giveBack();
  }
  if (isWrong) throw new Problem("invalid", { errors: { password: ["wrong"] } });
}
