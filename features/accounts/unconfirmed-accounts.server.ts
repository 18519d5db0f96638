import type { Db } from "#platform/store/store.server.ts";
import type { User } from "./auth-tables.server.ts";

/**
 * An account whose address nobody has confirmed goes after so long without a sign-in, ms: perhaps it is somebody
 * else's address, whose owner never asked for an account. The link to confirm works for seven days.
 */
const keepFor = 30 * 24 * 60 * 60 * 1000;
/** The rest has its turn with the next look. */
const atOnce = 500;

/** Customers' accounts that were never confirmed and are not used; those of people with a role stay. `now` in milliseconds. */
export function findForgottenAccounts(db: Db, now: number): Promise<User[]> {
  const idleSince = now - keepFor;
  return (
    db
      .selectFrom("user")
      .selectAll()
      .where("role", "=", "Customer")
      .where("email_confirmed_at", "is", null)
      // Somebody was invited: an administrator takes that back, and no clock.
      .where((eb) =>
        eb.not(
          eb.exists(
            eb.selectFrom("user_role").select("role").whereRef("user_role.user_id", "=", "user.id"),
          ),
        ),
      )
      .where("created_at", "<", idleSince)
      .where((eb) =>
        eb.or([eb("last_sign_in_at", "is", null), eb("last_sign_in_at", "<", idleSince)]),
      )
      .limit(atOnce)
      .execute()
  );
}
