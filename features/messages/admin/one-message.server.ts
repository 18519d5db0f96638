import { type Administrator, readAuditOf } from "#platform/audit/audit-log.server.ts";
import { audit, auditLook } from "#platform/audit/keep-record.server.ts";
import { mailsAbout } from "#platform/outbox/page-mails.server.ts";
import { removeMailsAbout } from "#platform/outbox/remove-mails.server.ts";
import type { IdempotencyKey } from "#platform/submissions/claim-idempotency-key.server.ts";
import { workOnce } from "#platform/submissions/work-once.server.ts";
import {
  addNote,
  assignMessage,
  findMessage,
  lockMessage,
  markImportant,
  markRead,
  markUnread,
  readThread,
  removeMessage,
} from "../change-message.server.ts";
import { type MessageStatus, selfTestStatus } from "../message-status.ts";
import type { AdminParts } from "./admin-parts.server.ts";
import { setStatusAndTell } from "./leave-spam.server.ts";
import { type Change, changeMessage, latestChangeOf } from "./log-change.server.ts";
import { createReply } from "./reply.server.ts";
import { showMessage } from "./show-message.server.ts";

/** What administrators do with one message. Each answers false, or undefined, when there is no such message. */
export function createOneMessage(parts: AdminParts) {
  const { store, now, onMail } = parts;

  async function change(by: Administrator, id: string, changing: Change): Promise<boolean> {
    const isThere = await store.write(async (trx) => {
      const message = await lockMessage(trx, id);
      if (message) await changeMessage(trx, by, message, changing, now());
      return message !== undefined;
    });
    onMail();
    return isThere;
  }

  return {
    /** Shows a message. Who looked is written down, and nothing else: a link must not change what it leads to. */
    async open(by: Administrator, id: string) {
      const found = await findMessage(store.longReads, id);
      // Its own tests the site reads itself.
      if (!found || found.status === selfTestStatus) return undefined;
      const subject = { subjectId: id, subject: found.reference };
      await auditLook(parts, by, { action: "message.view", ...subject });
      // Before the rest: what changes in between is noticed by the next question for changes.
      const latest = await latestChangeOf(store.longReads, id);
      const message = await findMessage(store.longReads, id);
      if (!message || message.status === selfTestStatus) return undefined;
      return showMessage({
        message: { ...message, status: message.status },
        version: latest?.version ?? "",
        mails: await mailsAbout(store.longReads, id),
        thread: await readThread(store.longReads, id),
        events: await readAuditOf(store.longReads, id),
        people: await parts.people(),
        now: now(),
        company: parts.company,
      });
    },

    /** Somebody has it before their eyes: it is read, for everybody. Only the first time is written down. */
    markRead: (by: Administrator, id: string) =>
      store.write(async (trx) => {
        const message = await findMessage(trx, id);
        if (!message) return false;
        const at = now();
        const isFirst = await markRead(trx, id, at);
        const subject = { subjectId: id, subject: message.reference };
        if (isFirst) await audit(trx, by, { action: "message.read", ...subject }, at);
        return true;
      }),

    markUnread: (by: Administrator, id: string) =>
      change(by, id, {
        action: "message.unread",
        work: async (trx) => {
          await markUnread(trx, id);
          return undefined;
        },
      }),

    /** For everybody; a mark that is there already is nothing new, and is not written down. */
    markImportant: (by: Administrator, id: string, important: boolean) =>
      store.write(async (trx) => {
        const message = await findMessage(trx, id);
        if (!message) return false;
        const isNew = await markImportant(trx, id, important);
        const change = { action: "message.important", work: async () => ({ important }) } as const;
        if (isNew) await changeMessage(trx, by, message, change, now());
        return true;
      }),

    setStatus: (by: Administrator, id: string, status: MessageStatus) =>
      change(by, id, {
        action: "message.status",
        work: async (trx, message, at) => {
          const mails = await setStatusAndTell(trx, id, status, at, parts.origin);
          return { from: message.status, to: status, ...(mails > 0 && { mails }) };
        },
      }),

    /**
     * Not spam: it is a new message, as if it had come now, and the mails that were held back go out. One that was
     * answered before somebody took it for spam is answered still.
     */
    setSpam: (by: Administrator, id: string, spam: boolean) =>
      change(by, id, {
        action: "message.spam",
        work: async (trx, message, at) => {
          const isSpam = message.status === "spam";
          const before = message.first_answer_at === null ? "new" : "answered";
          const status = spam ? "spam" : before;
          const mails =
            spam === isSpam ? 0 : await setStatusAndTell(trx, id, status, at, parts.origin);
          return { spam, ...(mails > 0 && { mails }) };
        },
      }),

    /** `unknown`: there is no such administrator. */
    async assign(by: Administrator, id: string, userId: string | null) {
      const people = await parts.people();
      const assignee = people.find((person) => person.id === userId);
      if (userId !== null && !assignee) return "unknown" as const;
      return change(by, id, {
        action: "message.assign",
        work: async (trx) => {
          await assignMessage(trx, id, userId);
          return { to: assignee?.name ?? null };
        },
      });
    },

    /** Once for each key; `conflict`: it was used for another text, which is written down. */
    addNote: (by: Administrator, id: string, text: string, key: IdempotencyKey | undefined) =>
      store.write(async (trx) => {
        const message = await lockMessage(trx, id);
        if (!message) return undefined;
        const at = now();
        const work = async () => {
          await addNote(trx, { messageId: id, text, by }, at);
          return undefined;
        };
        const noting = { action: "message.note", work } as const;
        return workOnce(trx, key, at, () => changeMessage(trx, by, message, noting, at));
      }),

    /** Removes a message with its thread and its mails; the log keeps that it was there. */
    remove: (by: Administrator, id: string) =>
      change(by, id, {
        action: "message.delete",
        work: async (trx) => {
          await removeMailsAbout(trx, id);
          await removeMessage(trx, id);
          return undefined;
        },
      }),

    reply: createReply(parts),
  };
}
