import { findWord } from "#platform/language/find-word.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { mailTurn } from "#platform/outbox/mail-limits.server.ts";
import { queueMail } from "#platform/outbox/queue-mail.server.ts";
import type { Sign } from "#platform/session/signature.server.ts";
import type { Store, Trx } from "#platform/store/store.server.ts";
import { confirmSubscriber } from "./confirm-subscriber.server.ts";
import { findSubscriber } from "./find-subscriber.server.ts";
import { newsletterMailKinds } from "./mails/mail-kinds.ts";
import { confirmationMail, confirmedMail } from "./mails/newsletter-mails.server.ts";
import { subscribe } from "./subscribe.server.ts";
import { unsubscribe } from "./unsubscribe.server.ts";
import { makeUnsubscribeToken, readUnsubscribeToken } from "./unsubscribe-token.server.ts";

interface Parts {
  store: Store;
  sign: Sign;
  /** Of the site, for the links in mails. */
  origin: string;
  now: () => number;
  /** Called after each commit that left mail in the outbox. */
  onMail: () => void;
}

/** An address that somebody left, and who it was: mails to it are counted by that. */
interface LeftBy {
  email: string;
  language: LanguageCode;
  spam?: boolean;
  askedBy: string;
}

export type Subscriptions = ReturnType<typeof createSubscriptions>;

/** What becomes of an address; each is one transaction, durable when it returns. */
export function createSubscriptions({ store, sign, origin, now, onMail }: Parts) {
  const link = (path: string, language: LanguageCode, token: string) =>
    `${origin}${localizedPath(path, language)}?token=${token}`;

  /** Keeps an address and asks its owner by mail, all in this transaction. `at` in milliseconds. */
  async function keep(trx: Trx, { email, language, spam = false, askedBy }: LeftBy, at: number) {
    const wording = findWord(language, "forms.emailCapture.consent") ?? "";
    const asked = { kind: newsletterMailKinds.confirmation, recipient: email, askedBy };
    const { id, reference, token } = await subscribe(trx, { email, language, spam, wording }, at, {
      sign,
      mayMail: async () => (await mailTurn(trx, asked, at)).isOver,
    });
    if (token) {
      const confirmUrl = link("/newsletter/confirm", language, token);
      const unsubscribeUrl = link(
        "/newsletter/unsubscribe",
        language,
        makeUnsubscribeToken(id, sign),
      );
      const mail = confirmationMail({ id, email, language, confirmUrl, unsubscribeUrl });
      await queueMail(trx, { ...mail, askedBy }, at);
    }
    return { reference };
  }

  return {
    keep,

    /** The button behind the confirmation mail's link. */
    async confirm(token: string): Promise<"confirmed" | "expired"> {
      const kind = await store.write(async (trx) => {
        const at = now();
        const confirmation = await confirmSubscriber(trx, token, at);
        if (confirmation.kind === "confirmed") {
          const mail = confirmedMail({ ...confirmation.subscriber, confirmedAt: at });
          await queueMail(trx, mail, at);
        }
        return confirmation.kind;
      });
      onMail();
      return kind === "expired" ? "expired" : "confirmed";
    },

    /** The button behind the unsubscribe link, and a mail program's one click. */
    async unsubscribe(token: string): Promise<"unsubscribed" | "expired"> {
      const id = readUnsubscribeToken(token, sign);
      if (id === undefined) return "expired";
      await store.write((trx) => unsubscribe(trx, id, now()));
      return "unsubscribed";
    },

    /** `waiting`: the owner of the address was asked by mail, and has not answered yet. */
    async stateOf(email: string): Promise<"on" | "waiting" | "off"> {
      const subscriber = await findSubscriber(store.read, email);
      if (subscriber?.state === "confirmed") return "on";
      if (subscriber?.state === "waiting") return "waiting";
      // Whoever had unsubscribed and comes back is asked by mail, too.
      const isAsked = subscriber?.confirm_token_hash && (subscriber.confirm_until ?? 0) > now();
      return isAsked ? "waiting" : "off";
    },

    /** Asks the owner of an address by mail, as the form does. */
    async join(left: LeftBy): Promise<void> {
      await store.write((trx) => keep(trx, left, now()));
      onMail();
    },

    /** Takes an address off the list, if it is there. */
    async leave(email: string): Promise<void> {
      await store.write(async (trx) => {
        const subscriber = await findSubscriber(trx, email);
        if (subscriber) await unsubscribe(trx, subscriber.id, now());
      });
    },
  };
}
