import type { Platform } from "#platform/feature.server.ts";
import { findWord } from "#platform/language/find-word.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { mailTurn } from "#platform/outbox/mail-limits.server.ts";
import { queueMail } from "#platform/outbox/queue-mail.server.ts";
import type { Trx } from "#platform/store/store.server.ts";
import { confirmSubscriber } from "./confirm-subscriber.server.ts";
import { findSubscriber } from "./find-subscriber.server.ts";
import { checklistMail } from "./mails/checklist-mail.server.ts";
import { newsletterMailKinds } from "./mails/mail-kinds.ts";
import {
  type Addressee,
  confirmationMail,
  confirmedMail,
} from "./mails/newsletter-mails.server.ts";
import { type Left, subscribe } from "./subscribe.server.ts";
import { unsubscribe } from "./unsubscribe.server.ts";
import { makeUnsubscribeToken, readUnsubscribeToken } from "./unsubscribe-token.server.ts";
import type { Wanted } from "./wanted.ts";

interface Parts extends Pick<Platform<unknown>, "store" | "sign" | "now"> {
  /** Of the site, for the links in mails. */
  origin: string;
  /** Called after each commit that left mail in the outbox. */
  onMail: () => void;
}

/** An address that somebody left, and who it was: mails to it are counted by that. */
interface LeftBy {
  email: string;
  language: LanguageCode;
  spam?: boolean;
  wants?: Wanted;
  askedBy: string;
}

export type Subscriptions = ReturnType<typeof createSubscriptions>;

/** What the visitor read beside the field, and the mail that answers. */
const wanted = {
  news: { kind: newsletterMailKinds.confirmation, word: "forms.emailCapture.consent" },
  checklist: { kind: newsletterMailKinds.checklist, word: "forms.emailCapture.checklist.consent" },
} as const satisfies Record<Wanted, object>;

/** What becomes of an address; each is one transaction, durable when it returns. */
export function createSubscriptions({ store, sign, origin, now, onMail }: Parts) {
  const link = (path: string, language: LanguageCode, token: string) =>
    `${origin}${localizedPath(path, language)}?token=${token}`;

  /** What somebody who left an address gets by mail; members are sent what they ask for, and are asked nothing. */
  async function mailFor({
    token,
    wants,
    isMember,
    mayMail,
    ...addressee
  }: Left & Addressee & { wants: Wanted; mayMail: () => Promise<boolean> }) {
    const { id, language } = addressee;
    if (token) {
      const confirmUrl = link("/newsletter/confirm", language, token);
      const unsubscribed = makeUnsubscribeToken(id, sign);
      const unsubscribeUrl = link("/newsletter/unsubscribe", language, unsubscribed);
      const links = { confirmUrl, unsubscribeUrl };
      return wants === "checklist"
        ? checklistMail({ ...addressee, links })
        : confirmationMail({ ...addressee, ...links });
    }
    const isOwed = isMember && wants === "checklist" && (await mayMail());
    return isOwed ? checklistMail(addressee) : undefined;
  }

  /** Keeps an address and asks its owner by mail, all in this transaction. `at` in milliseconds. */
  async function keep(
    trx: Trx,
    { email, language, spam = false, wants = "news", askedBy }: LeftBy,
    at: number,
  ) {
    const { kind, word } = wanted[wants];
    const wording = findWord(language, word) ?? "";
    const asked = { kind, recipient: email, askedBy };
    const mayMail = async () => (await mailTurn(trx, asked, at)).isOver;
    const parts = { sign, mayMail };
    const left = await subscribe(trx, { email, language, spam, wording }, at, parts);
    const mail = await mailFor({ ...left, email, language, wants, mayMail });
    if (mail) await queueMail(trx, { ...mail, askedBy }, at);
    return { reference: left.reference };
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

    /** Asks the owner of an address by mail, as the form does; whoever calls rings for the outbox once it is kept. */
    async join(trx: Trx, left: LeftBy): Promise<void> {
      await keep(trx, left, now());
    },

    /** Takes an address off the list, if it is there. */
    async leave(trx: Trx, email: string): Promise<void> {
      const subscriber = await findSubscriber(trx, email);
      if (subscriber) await unsubscribe(trx, subscriber.id, now());
    },
  };
}
