import type { Ports } from "#platform/feature.server.ts";
import type { User } from "./auth-tables.server.ts";
import type { Notifications } from "./calls.ts";

/** The account's window on the e-mail list: one list, one proof of consent, whichever page somebody joins on. */
export const createNewsMails = (list: Ports["newsletter"] | undefined) => ({
  /**
   * `unconfirmed`: as long as nobody has shown that the address is theirs, the account neither tells nor changes
   * anything about it.
   */
  async read({ email, email_confirmed_at }: User): Promise<Notifications["news"]> {
    if (!list) return null;
    return email_confirmed_at === null ? "unconfirmed" : list.stateOf(email);
  },

  join: async ({ id, email, language }: User) => list?.join({ email, language, askedBy: id }),

  leave: async ({ email }: User) => list?.leave(email),
});
