import type { Administrator } from "#platform/audit/audit-log.server.ts";
import type { Asked } from "#platform/http/call.ts";
import { mailsAbout } from "#platform/outbox/page-mails.server.ts";
import { queueMail } from "#platform/outbox/queue-mail.server.ts";
import type { Trx } from "#platform/store/store.server.ts";
import type { IdempotencyKey } from "#platform/submissions/claim-idempotency-key.server.ts";
import { workOnce } from "#platform/submissions/work-once.server.ts";
import type { messageCalls } from "../calls.ts";
import { addReply, lockMessage, readThread, setStatus } from "../change-message.server.ts";
import { replyMail } from "../mails/reply-mail.server.ts";
import type { AdminParts } from "./admin-parts.server.ts";
import { type Change, changeMessage } from "./log-change.server.ts";

type Written = Omit<Asked<(typeof messageCalls)["POST /api/admin/message/reply"]>["body"], "id">;

/**
 * `missing`: there is no such message. `conflict`: the key was used for another text, which has been sent.
 * `answered`: somebody else's reply, which the writer has not seen; nothing was sent, and the key is free.
 */
export type ReplyOutcome =
  | "accepted"
  | "missing"
  | "conflict"
  | { answered: { reply: string; by: string } };

/** Undoes the claim of the key. */
class AnsweredMeanwhile extends Error {
  readonly answered: { reply: string; by: string };
  constructor(reply: string, by: string) {
    super("Somebody else has answered meanwhile");
    this.answered = { reply, by };
  }
}

/** Answers by mail, once for each key however often it is asked. */
export function createReply({ store, now, onMail, origin }: AdminParts) {
  /** The mail, the thread and the time of the first answer, in one transaction. */
  const sending = (by: Administrator, { subject, text }: Written): Change => ({
    action: "message.reply",
    async work(trx, message, at) {
      const earlier = await mailsAbout(trx, message.id);
      const receipt = earlier.find(({ mail }) => mail.kind === "contact-visitor");
      const inReplyTo = receipt?.mail.message_id;
      const mail = replyMail({ message, subject, text, inReplyTo, origin });
      const mailId = await queueMail(trx, mail, at);
      await addReply(trx, { messageId: message.id, mailId, text, by }, at);
      await setStatus(trx, message.id, "answered", at);
      return { subject: mail.subject };
    },
  });

  /** @throws AnsweredMeanwhile */
  async function checkOthers(trx: Trx, by: Administrator, id: string, seen: string | null) {
    const { replies } = await readThread(trx, id);
    const later = replies.slice(replies.findIndex((reply) => reply.id === seen) + 1);
    const other = later.findLast(({ by_id }) => by_id !== by.id);
    if (other) throw new AnsweredMeanwhile(other.id, other.by_name);
  }

  return async (
    by: Administrator,
    id: string,
    written: Written,
    key: IdempotencyKey,
  ): Promise<ReplyOutcome> => {
    const work = store.write(async (trx): Promise<ReplyOutcome> => {
      const message = await lockMessage(trx, id);
      if (!message) return "missing";
      const at = now();
      const outcome = await workOnce(trx, key, at, async () => {
        if (written.seen !== undefined) await checkOthers(trx, by, id, written.seen);
        await changeMessage(trx, by, message, sending(by, written), at);
      });
      return outcome === "done" ? "accepted" : outcome;
    });
    const outcome = await work.catch((error) => {
      if (error instanceof AnsweredMeanwhile) return { answered: error.answered };
      throw error;
    });
    onMail();
    return outcome;
  };
}
