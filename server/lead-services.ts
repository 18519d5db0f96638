import { confirmSubscriber } from "#features/newsletter/confirm-subscriber.server.ts";
import { newsletterMailKinds } from "#features/newsletter/mails/mail-kinds.ts";
import {
  confirmationMail,
  confirmedMail,
} from "#features/newsletter/mails/newsletter-mails.server.ts";
import { subscribe } from "#features/newsletter/subscribe.server.ts";
import { unsubscribe } from "#features/newsletter/unsubscribe.server.ts";
import {
  makeUnsubscribeToken,
  readUnsubscribeToken,
} from "#features/newsletter/unsubscribe-token.server.ts";
import { findWord } from "#platform/language/find-word.server.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { mailTurn, queueWithinLimits } from "#platform/outbox/mail-limits.server.ts";
import { type NewMail, queueMail } from "#platform/outbox/queue-mail.server.ts";
import type { Sign } from "#platform/session/signature.server.ts";
import type { Store, Trx } from "#platform/store/store.server.ts";
import type { Submission } from "#platform/submissions/receive-submission.server.ts";

interface Parts {
  store: Store;
  sign: Sign;
  /** Of the site, for the links in mails. */
  origin: string;
  now: () => number;
  /** Called after each commit that left mail in the outbox. */
  onMail: () => void;
}

export type LeadServices = ReturnType<typeof createLeadServices>;

/** What visitors can do with the two forms; each is one transaction, durable when it returns. */
export function createLeadServices(parts: Parts) {
  const { store, sign, origin, now, onMail } = parts;

  const queue = (trx: Trx, mail: NewMail, at: number) =>
    queueWithinLimits(trx.$pickTables<"mail" | "mail_attempt">(), mail, at);

  type Left = Omit<Submission<{ Email: string }>, "admit">;

  const services = {
    async keepEmail(trx: Trx, submission: Left, at: number) {
      const { form, language, spam, askedBy } = submission;
      const wording = findWord(language, "forms.emailCapture.consent") ?? "";
      const mails = trx.$pickTables<"mail" | "mail_attempt">();
      const asked = { kind: newsletterMailKinds.confirmation, recipient: form.Email, askedBy };
      const { id, reference, token } = await subscribe(
        trx.$pickTables<"email_capture">(),
        { email: form.Email, language, spam, wording },
        at,
        { sign, mayMail: async () => (await mailTurn(mails, asked, at)).isOver },
      );
      if (token) {
        const link = (path: string, value: string) =>
          `${origin}${localizedPath(path, language)}?token=${value}`;
        const confirmUrl = link("/newsletter/confirm", token);
        const unsubscribeUrl = link("/newsletter/unsubscribe", makeUnsubscribeToken(id, sign));
        const mail = { id, email: form.Email, language, confirmUrl, unsubscribeUrl };
        await queueMail(mails, { ...confirmationMail(mail), askedBy }, at);
      }
      return { reference };
    },

    /** Asks somebody who did not come through the form. */
    async captureEmail(left: Left): Promise<void> {
      await store.write((trx) => services.keepEmail(trx, left, now()));
      onMail();
    },

    /** The button behind the confirmation mail's link. */
    async confirmEmail(token: string): Promise<"confirmed" | "expired"> {
      const kind = await store.write(async (trx) => {
        const at = now();
        const captures = trx.$pickTables<"email_capture">();
        const confirmation = await confirmSubscriber(captures, token, at);
        if (confirmation.kind === "confirmed") {
          const { id, email, language, wording } = confirmation.subscriber;
          await queue(trx, confirmedMail({ id, email, language, confirmedAt: at, wording }), at);
        }
        return confirmation.kind;
      });
      onMail();
      return kind === "expired" ? "expired" : "confirmed";
    },

    /** The button behind the unsubscribe link, and a mail program's one click. */
    async unsubscribeEmail(token: string): Promise<"unsubscribed" | "expired"> {
      const id = readUnsubscribeToken(token, sign);
      if (id === undefined) return "expired";
      await store.write((trx) => unsubscribe(trx.$pickTables<"email_capture">(), id, now()));
      return "unsubscribed";
    },
  };
  return services;
}
