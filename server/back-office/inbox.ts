import { findMessage } from "#features/messages/change-message.server.ts";
import {
  countUnanswered,
  countUnread,
  countUnreadSpam,
  messageSearchOf,
  newestMessageAt,
} from "#features/messages/count-messages.server.ts";
import type { MessageSearch } from "#features/messages/find-by-index.server.ts";
import { findMessages, findNeighbour } from "#features/messages/find-messages.server.ts";
import type { Direction, MessageFilter } from "#features/messages/message-filter.server.ts";
import { type ListedMessage, readMessages } from "#features/messages/read-messages.server.ts";
import type { ContactMessage } from "#features/messages/submit-contact.server.ts";
import { type CsvColumn, type CsvFormat, createCsv } from "#platform/admin/write-csv.server.ts";
import { type Administrator, latestChange } from "#platform/audit/audit-log.server.ts";
import { auditLook } from "#platform/audit/keep-record.server.ts";
import { readDetails } from "#platform/audit/read-details.server.ts";
import { overdueBefore } from "#platform/outbox/answer-time.server.ts";
import { type PagePlace, writePlace } from "#platform/paging/page-place.ts";
import { iso, isoOrNull } from "#platform/rules/iso-instant.ts";
import { listAdministrators } from "./administrators.ts";
import { owedUntil } from "./answer-due.ts";
import type { BackOfficeParts } from "./back-office-parts.ts";

/** A transaction may commit so long after its own instant, ms (store.ts, "patience"): the next question looks back. */
const overlap = 5_000;
/** Messages read at a time for an export. */
const exportBatch = 500;

/** The list of contact messages. */
export function createInbox(parts: BackOfficeParts) {
  const { store, now } = parts;
  const db = store.longReads;
  let search: Promise<MessageSearch> | undefined;

  /** Asked once: an index does not come and go. */
  function howToSearch(): Promise<MessageSearch> {
    search ??= messageSearchOf(db, store.engine).catch((error) => {
      search = undefined;
      throw error;
    });
    return search;
  }

  /** What waits for somebody; each counted as far as anybody wants to know. */
  const counts = async () => ({
    unread: await countUnread(db),
    spam: await countUnreadSpam(db),
    overdue: await countUnanswered(db, overdueBefore(now())),
  });

  /** Who changed a message last, and how. */
  async function showChange(by: Administrator, id: string) {
    const change = await latestChange(db, id);
    if (!change) return { id, version: "", what: null, by: null, isOwn: false, details: null };
    return {
      id,
      version: change.id,
      what: change.action,
      by: change.by_name,
      isOwn: change.by_id === by.id,
      details: readDetails(change.details),
    };
  }

  return {
    async list(
      by: Administrator,
      filter: MessageFilter,
      after: PagePlace | undefined,
      limit: number,
    ) {
      const found = await findMessages(db, await howToSearch(), filter, after, limit);
      const people = await listAdministrators(db);
      const details = { ...describe(filter, people), messages: found.messages.length };
      await auditLook(parts, by, { action: "inbox.list", details });
      return {
        items: found.messages.map((message) => showListed(message, people, now())),
        next: found.next ? writePlace(found.next) : null,
        ...(await counts()),
      };
    },

    /** The messages before and after one among those that a filter shows; undefined: there is no such message. */
    async neighbours(id: string, filter: MessageFilter) {
      const message = await findMessage(db, id);
      if (!message) return undefined;
      const place = { at: message.created_at, id };
      const search = await howToSearch();
      const find = (direction: Direction) => findNeighbour(db, search, filter, place, direction);
      return { newer: (await find("newer")) ?? null, older: (await find("older")) ?? null };
    },

    /** What a page that is open asks every few seconds, also about the message that it shows; `since` in milliseconds. */
    async changes(by: Administrator, since: number, shown?: string) {
      const newest = await newestMessageAt(db);
      return {
        message: shown === undefined ? null : await showChange(by, shown),
        ...(await counts()),
        newest: newest !== undefined && newest > since ? iso(newest) : null,
        now: iso(now() - overlap),
      };
    },

    /** The messages that a filter shows as CSV, batch by batch. */
    async *exportCsv(
      by: Administrator,
      filter: MessageFilter,
      format: CsvFormat,
    ): AsyncGenerator<string> {
      const people = await listAdministrators(db);
      await auditLook(parts, by, { action: "inbox.export", details: describe(filter, people) });
      const csv = createCsv(columnsWith(people), format);
      yield csv.heading;
      for (let after: PagePlace | undefined; ; ) {
        const found = await findMessages(db, await howToSearch(), filter, after, exportBatch);
        const ids = found.messages.map(({ id }) => id);
        yield csv.lines(await readMessages(db, ids));
        if (!found.next) return;
        after = found.next;
      }
    },
  };
}

function columnsWith(people: readonly Administrator[]): CsvColumn<ContactMessage>[] {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return [
    { name: "Reference", value: ({ reference }) => reference },
    { name: "Received", kind: "instant", value: ({ created_at }) => created_at },
    { name: "Status", value: ({ status }) => status },
    { name: "Language", value: ({ language }) => language },
    { name: "Name", value: ({ name }) => name },
    { name: "Email", value: ({ email }) => email },
    { name: "Phone", kind: "phone", value: ({ phone }) => phone },
    { name: "Company", value: ({ company }) => company },
    { name: "Message", value: ({ message }) => message },
    { name: "Assignee", value: ({ assignee_id }) => names.get(assignee_id ?? "") ?? null },
    { name: "First answer", kind: "instant", value: ({ first_answer_at }) => first_answer_at },
  ];
}

function showListed(message: ListedMessage, people: readonly Administrator[], now: number) {
  const owed = owedUntil(message);
  const { id, reference, name, company, email, language, status } = message;
  return {
    id,
    reference,
    name,
    company,
    email,
    language,
    status,
    isRead: message.read_at !== null,
    createdAt: iso(message.created_at),
    assignee: people.find((person) => person.id === message.assignee_id) ?? null,
    dueAt: isoOrNull(owed),
    isOverdue: owed !== null && owed < now,
    excerpt: message.message.replace(/\s+/g, " ").trim(),
  };
}

/** The filter as the log tells it, with people by the name that they have now. */
function describe(
  { status, language, assigneeId, unansweredFrom, from, to, terms }: MessageFilter,
  people: readonly Administrator[],
) {
  return {
    status: unansweredFrom === undefined ? status : "overdue",
    language,
    assignee:
      assigneeId === null ? null : (people.find(({ id }) => id === assigneeId)?.name ?? assigneeId),
    from: from === undefined ? undefined : iso(from),
    to: to === undefined ? undefined : iso(to),
    search: terms.length > 0 ? terms.join(" ") : undefined,
  };
}
