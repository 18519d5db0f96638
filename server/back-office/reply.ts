import type { Administrator } from "#features/back-office/audit-log.server.ts";
import { addReply, findMessage, setStatus } from "#features/leads/change-message.server.ts";
import {
  claimIdempotencyKey,
  type IdempotencyKey,
} from "#features/leads/claim-idempotency-key.server.ts";
import { mailsAbout } from "#features/mail/page-mails.server.ts";
import { queueMail } from "#features/mail/queue-mail.server.ts";
import { replyMail } from "#features/mail/reply-mail.server.ts";
import type { BackOfficeParts } from "./back-office-parts.ts";
import { type Change, changeMessage, threadOf } from "./change-message.ts";

interface Written {
  subject: string;
  text: string;
}

/** `missing`: there is no such message. `conflict`: the key was used for another text, which has been sent. */
export type ReplyOutcome = "accepted" | "missing" | "conflict";

/** Answers by mail, once for each key however often it is asked. */
export function createReply({ store, now, onMail, origin }: BackOfficeParts) {
  /** The mail, the thread and the time of the first answer, in one transaction. */
  const sending = (by: Administrator, { subject, text }: Written): Change => ({
    action: "message.reply",
    async work(trx, message, at) {
      const mails = trx.$pickTables<"mail" | "mail_attempt">();
      const earlier = await mailsAbout(mails, message.id);
      const receipt = earlier.find(({ mail }) => mail.kind === "contact-visitor");
      const inReplyTo = receipt?.mail.message_id;
      const mail = replyMail({ message, subject, text, inReplyTo, origin });
      const mailId = await queueMail(mails, mail, at);
      await addReply(threadOf(trx), { messageId: message.id, mailId, text, by }, at);
      await setStatus(threadOf(trx), message.id, "answered", at);
      return { subject: mail.subject };
    },
  });

  return async (
    by: Administrator,
    id: string,
    written: Written,
    key: IdempotencyKey,
  ): Promise<ReplyOutcome> => {
    const outcome = await store.write(async (trx): Promise<ReplyOutcome> => {
      const message = await findMessage(trx.$pickTables<"contact_message">(), id);
      if (!message) return "missing";
      const at = now();
      const claim = await claimIdempotencyKey(trx.$pickTables<"idempotency_key">(), key, at);
      if (claim.kind === "conflict") return "conflict";
      if (claim.kind === "new") await changeMessage(trx, by, message, sending(by, written), at);
      return "accepted";
    });
    onMail();
    return outcome;
  };
}
