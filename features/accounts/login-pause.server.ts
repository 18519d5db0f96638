import type { Trx } from "#platform/store/store.server.ts";
import { pauseRule, type Turn, takeTurn } from "./login-pause-rule.ts";

/** Which tries are counted together. */
export interface TryKey {
  /** A signature of the address that was typed. */
  account: string;
  /** `known`: all browsers that the account knows, together; empty: those of strangers. */
  browser: "known" | "";
}

/** Counts a try before its password is looked at, so that a hundred at once are not a hundred free ones. */
export async function takeLoginTurn(trx: Trx, key: TryKey, now: number): Promise<Turn> {
  await trx
    .insertInto("login_pause")
    .values({ ...key, tries: 0, next_at: now, last_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // An update that changes nothing: locks the row on both engines until the commit.
  const { tries, next_at, last_at } = await trx
    .updateTable("login_pause")
    .set({ account: key.account })
    .where("account", "=", key.account)
    .where("browser", "=", key.browser)
    .returning(["tries", "next_at", "last_at"])
    .executeTakeFirstOrThrow();
  const turn = takeTurn({ tries, nextAt: next_at, lastAt: last_at }, now);
  if (turn.kind === "turn") {
    await trx
      .updateTable("login_pause")
      .set({
        tries: turn.tries.tries,
        next_at: turn.tries.nextAt,
        last_at: turn.tries.lastAt,
      })
      .where("account", "=", key.account)
      .where("browser", "=", key.browser)
      .execute();
  }
  return turn;
}

/** The right password was given: the tries of such browsers are forgotten. */
export async function forgetTries(trx: Trx, { account, browser }: TryKey): Promise<void> {
  await trx
    .deleteFrom("login_pause")
    .where("account", "=", account)
    .where("browser", "=", browser)
    .execute();
}

/** The mailed link was used: all tries of the account are forgotten. */
export async function forgetAllTries(trx: Trx, account: string): Promise<void> {
  await trx.deleteFrom("login_pause").where("account", "=", account).execute();
}

/** Removes what the rule has forgotten anyway. */
export async function forgetOldTries(trx: Trx, now: number): Promise<void> {
  await trx
    .deleteFrom("login_pause")
    .where("last_at", "<", now - pauseRule.forgottenAfter)
    .execute();
}
