import { findSubscriber } from "#features/newsletter/find-subscriber.server.ts";
import { unsubscribe } from "#features/newsletter/unsubscribe.server.ts";
import type { LeadServices } from "#server/lead-services.ts";
import type { AccountParts } from "./account-parts.server.ts";
import type { User } from "./auth-tables.server.ts";

/**
 * `waiting`: the e-mail list asks by mail first, as it asks everybody. `unconfirmed`: as long as nobody has shown
 * that the address is theirs, the account neither tells nor changes anything about it.
 */
export type NewsState = "on" | "waiting" | "off" | "unconfirmed";

/** The account's window on the e-mail list: one list, one proof of consent, whichever page somebody joins on. */
export function createNewsMails(
  { store, now }: Pick<AccountParts, "store" | "now">,
  { captureEmail }: Pick<LeadServices, "captureEmail">,
) {
  return {
    async read({ email, email_confirmed_at }: User): Promise<NewsState> {
      if (email_confirmed_at === null) return "unconfirmed";
      const capture = await findSubscriber(store.read, email);
      if (capture?.state === "confirmed") return "on";
      if (capture?.state === "waiting") return "waiting";
      // Whoever had unsubscribed and comes back is asked by mail, too.
      const isAsked = capture?.confirm_token_hash && (capture.confirm_until ?? 0) > now();
      return isAsked ? "waiting" : "off";
    },

    async join({ id, email, language }: User): Promise<void> {
      await captureEmail({ form: { Email: email }, language, spam: false, askedBy: id });
    },

    async leave({ email }: Pick<User, "email">): Promise<void> {
      await store.write(async (trx) => {
        const captures = trx.$pickTables<"email_capture">();
        const capture = await findSubscriber(captures, email);
        if (capture) await unsubscribe(captures, capture.id, now());
      });
    },
  };
}
