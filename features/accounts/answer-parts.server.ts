import type { Platform } from "#platform/feature.server.ts";
import type { RequestContext, SignedIn } from "#platform/http/context.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { accountLimits } from "./account-limits.server.ts";
import type { User } from "./auth-tables.server.ts";
import type { Accounts } from "./create-accounts.server.ts";
import { isDemoUser } from "./demo-account.server.ts";

type Given = Pick<Platform<unknown>, "guard" | "limits" | "log" | "sign" | "identity">;

/** What the answers to the accounts' calls are made of. */
export interface AnswerParts extends Given {
  accounts: Accounts;
  /** Whether this request may use the demo account. */
  mayUseDemo(c: RequestContext): boolean;
}

/** The row of whoever asks. @throws Problem `unauthorised` where the account has just been deleted */
export async function accountOf({ accounts }: AnswerParts, { user }: SignedIn): Promise<User> {
  const row = await accounts.own.find(user.id);
  if (!row) throw new Problem("unauthorised");
  return row;
}

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
  { limits, accounts }: AnswerParts,
  user: User,
  password: string,
): Promise<void> {
  refuseDemo(user);
  const reservation = await limits.take([accountLimits.ownPassword], user.id);
  let isWrong = false;
  try {
    isWrong = !(await accounts.own.isPasswordOf(user, password));
  } finally {
    if (!isWrong) await reservation.giveBack();
  }
  if (isWrong) throw new Problem("invalid", { errors: { password: ["wrong"] } });
}
