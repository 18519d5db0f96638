import type { Administrator, AuditRow } from "#platform/audit/audit-log.server.ts";
import { readDetails } from "#platform/audit/read-details.server.ts";
import type { mailsAbout } from "#platform/outbox/page-mails.server.ts";
import { showDelivered } from "#platform/outbox/show-mail.server.ts";
import { iso, isoOrNull } from "#platform/rules/iso-instant.ts";
import type { Campaign } from "#platform/submissions/campaign.server.ts";
import type { Message, MessageAnswer } from "../calls.ts";
import type { readThread } from "../change-message.server.ts";
import { erasedAtOf } from "../erase-spam.server.ts";
import type { MessageStatus } from "../message-status.ts";
import type { ContactMessage } from "../submit-contact.server.ts";
import { dueOf, owedUntil } from "./answer-due.server.ts";

interface OpenMessage {
  message: ContactMessage & { status: MessageStatus };
  /** Of its last change. */
  version: string;
  mails: Awaited<ReturnType<typeof mailsAbout>>;
  thread: Awaited<ReturnType<typeof readThread>>;
  events: AuditRow[];
  people: readonly Administrator[];
  now: number;
  /** Where the company's mails go. */
  company: string;
}

/** A message with all that belongs to it, as the API answers it. */
export function showMessage(shown: OpenMessage): MessageAnswer {
  const { message, version, mails, thread, events, people, now, company } = shown;
  const { id, reference, name, email, phone, company: firm, language, status } = message;
  const stateOf = new Map(mails.map(({ mail }) => [mail.id, mail.state]));
  return {
    version,
    message: {
      id,
      reference,
      name,
      email,
      phone,
      company: firm,
      message: message.message,
      source: message.source,
      language,
      status,
      isRead: message.read_at !== null,
      isImportant: message.important === 1,
      createdAt: iso(message.created_at),
      firstAnswerAt: isoOrNull(message.first_answer_at),
      dueAt: isoOrNull(dueOf(message)),
      isOverdue: (owedUntil(message) ?? now) < now,
      erasedAt: isoOrNull(erasedAtOf(message)),
      campaign: message.campaign === null ? null : showCampaign(JSON.parse(message.campaign)),
      assignee: people.find((person) => person.id === message.assignee_id) ?? null,
    },
    mails: mails.map((mail) => showDelivered(mail, company)),
    replies: thread.replies.map((reply) => ({
      id: reply.id,
      text: reply.text,
      by: reply.by_name,
      at: iso(reply.at),
      mailId: reply.mail_id,
      state: stateOf.get(reply.mail_id) ?? null,
    })),
    notes: thread.notes.map((note) => ({
      id: note.id,
      text: note.text,
      by: note.by_name,
      at: iso(note.at),
    })),
    events: events.map((event) => ({
      at: iso(event.at),
      by: event.by_name,
      what: event.action,
      details: readDetails(event.details),
    })),
  };
}

const showCampaign = ({ firstPage, utm }: Campaign): Message["campaign"] => ({ firstPage, utm });
