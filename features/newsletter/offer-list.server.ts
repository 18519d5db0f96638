import type { LanguageCode } from "#platform/language/languages.ts";
import type { Store } from "#platform/store/store.server.ts";
import { findSubscriber } from "./find-subscriber.server.ts";
import { unsubscribe } from "./unsubscribe.server.ts";

declare module "#platform/feature.server.ts" {
  interface Ports {
    /** The list, for other pages on which somebody joins or leaves it. */
    "newsletter-list": {
      /** `waiting`: asked by mail, as everybody is who joins. */
      stateOf(email: string): Promise<"on" | "waiting" | "off">;
      join(who: Joining): Promise<unknown>;
      leave(email: string): Promise<void>;
    };
  }
}

export interface Joining {
  email: string;
  language: LanguageCode;
  /** A name for whoever asks: mails are counted by it. */
  askedBy: string;
}

interface Parts {
  store: Store;
  now: () => number;
  join(who: Joining): Promise<unknown>;
}

/** One list, one proof of consent, whichever page somebody joins on. */
export const offerList = ({ store, now, join }: Parts) => ({
  async stateOf(email: string) {
    const subscriber = await findSubscriber(store.read, email);
    if (subscriber?.state === "confirmed") return "on";
    if (subscriber?.state === "waiting") return "waiting";
    // Whoever had unsubscribed and comes back is asked by mail, too.
    const isAsked = subscriber?.confirm_token_hash && (subscriber.confirm_until ?? 0) > now();
    return isAsked ? "waiting" : "off";
  },

  join,

  leave: (email: string) =>
    store.write(async (trx) => {
      const subscribers = trx.$pickTables<"email_capture">();
      const subscriber = await findSubscriber(subscribers, email);
      if (subscriber) await unsubscribe(subscribers, subscriber.id, now());
    }),
});
