import {
  type Administrator,
  type AuditAction,
  type AuditEntry,
  readAuditOf,
} from "#features/back-office/audit-log.server.ts";
import {
  addNote,
  addReply,
  assignMessage,
  findMessage,
  markRead,
  readThread,
  removeMessage,
  setStatus,
} from "#features/leads/change-message.server.ts";
import type { MessageStatus } from "#features/leads/lead-tables.server.ts";
import type { ContactMessage } from "#features/leads/submit-contact.server.ts";
import { mailsAbout } from "#features/mail/page-mails.server.ts";
import { queueMail } from "#features/mail/queue-mail.server.ts";
import { removeMailsAbout } from "#features/mail/remove-mails.server.ts";
import { replyMail } from "#features/mail/reply-mail.server.ts";
import { listAdministrators } from "./administrators.ts";
import { audit, type BackOfficeParts, type Trx } from "./back-office-parts.ts";
import { showMessage } from "./show-message.ts";

/** What is done, and how the log tells it. */
interface Change extends Omit<AuditEntry, "action"> {
  action: AuditAction;
  work(trx: Trx, message: ContactMessage, at: number): Promise<AuditEntry["details"] | undefined>;
}

/** What administrators do with one message. Each answers false, or undefined, when there is no such message. */
export function createOneMessage(parts: BackOfficeParts) {
  const { store, now, onMail, origin } = parts;

  /** The work and its entry in the log: both or neither. */
  function change(by: Administrator, id: string, { action, work }: Change): Promise<boolean> {
    return store.write(async (trx) => {
      const message = await findMessage(trx.$pickTables<"contact_message">(), id);
      if (!message) return false;
      const at = now();
      const details = (await work(trx, message, at)) ?? {};
      const subject = { subjectId: id, subject: message.reference };
      await audit(trx, by, { action, ...subject, details }, at);
      return true;
    });
  }

  const threadOf = (trx: Trx) =>
    trx.$pickTables<"contact_message" | "message_note" | "message_reply">();

  return {
    /** Opens a message: it counts as read, and who opened it is written down. */
    async open(by: Administrator, id: string) {
      const isThere = await change(by, id, {
        action: "message.view",
        work: async (trx, _, at) => {
          await markRead(threadOf(trx), id, at);
          return undefined;
        },
      });
      const message = isThere && (await findMessage(store.longReads, id));
      if (!message) return undefined;
      return showMessage({
        message,
        mails: await mailsAbout(store.longReads, id),
        thread: await readThread(store.longReads, id),
        events: await readAuditOf(store.longReads, id),
        people: await listAdministrators(store.longReads),
        company: parts.addresses.company,
      });
    },

    setStatus: (by: Administrator, id: string, status: MessageStatus) =>
      change(by, id, {
        action: "message.status",
        work: async (trx, message, at) => {
          await setStatus(threadOf(trx), id, status, at);
          return { from: message.status, to: status };
        },
      }),

    /** Not spam: it is a new message, as if it had come now; no mail is sent late. */
    setSpam: (by: Administrator, id: string, spam: boolean) =>
      change(by, id, {
        action: "message.spam",
        work: async (trx, message, at) => {
          const isSpam = message.status === "spam";
          if (spam !== isSpam) await setStatus(threadOf(trx), id, spam ? "spam" : "new", at);
          return { spam };
        },
      }),

    /** `unknown`: there is no such administrator. */
    async assign(by: Administrator, id: string, userId: string | null) {
      const people = await listAdministrators(store.read);
      const assignee = people.find((person) => person.id === userId);
      if (userId !== null && !assignee) return "unknown" as const;
      return change(by, id, {
        action: "message.assign",
        work: async (trx) => {
          await assignMessage(threadOf(trx), id, userId);
          return { to: assignee?.name ?? null };
        },
      });
    },

    addNote: (by: Administrator, id: string, text: string) =>
      change(by, id, {
        action: "message.note",
        work: async (trx, _, at) => {
          await addNote(threadOf(trx), { messageId: id, text, by }, at);
          return undefined;
        },
      }),

    /** Removes a message with its thread and its mails; the log keeps that it was there. */
    remove: (by: Administrator, id: string) =>
      change(by, id, {
        action: "message.delete",
        work: async (trx) => {
          await removeMailsAbout(trx.$pickTables<"mail" | "mail_attempt">(), id);
          await removeMessage(threadOf(trx), id);
          return undefined;
        },
      }),

    /** Answers by mail: the mail, the thread and the time of the first answer in one transaction. */
    async reply(
      by: Administrator,
      id: string,
      { subject, text }: Record<"subject" | "text", string>,
    ) {
      const isThere = await change(by, id, {
        action: "message.reply",
        work: async (trx, message, at) => {
          const mails = trx.$pickTables<"mail" | "mail_attempt">();
          const earlier = await mailsAbout(mails, id);
          const receipt = earlier.find(({ mail }) => mail.kind === "contact-visitor");
          const inReplyTo = receipt?.mail.message_id;
          const mail = replyMail({ message, subject, text, inReplyTo, origin });
          const mailId = await queueMail(mails, mail, at);
          await addReply(threadOf(trx), { messageId: id, mailId, text, by }, at);
          await setStatus(threadOf(trx), id, "answered", at);
          return { subject: mail.subject };
        },
      });
      onMail();
      return isThere;
    },
  };
}
