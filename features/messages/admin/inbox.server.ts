import type { CsvFormat } from "#platform/admin/write-csv.server.ts";
import type { Administrator } from "#platform/audit/audit-log.server.ts";
import { auditLook } from "#platform/audit/keep-record.server.ts";
import { readDetails } from "#platform/audit/read-details.server.ts";
import { markUndelivered } from "#platform/outbox/page-mails.server.ts";
import { type PagePlace, writePlace } from "#platform/paging/page-place.ts";
import { iso, isoOrNull } from "#platform/rules/iso-instant.ts";
import { overdueBefore } from "../answer-time.server.ts";
import { findMessage } from "../change-message.server.ts";
import {
  countUnanswered,
  countUnread,
  countUnreadSpam,
  messageSearchOf,
  newestMessageAt,
} from "../count-messages.server.ts";
import { erasedAtOf } from "../erase-spam.server.ts";
import type { MessageSearch } from "../find-by-index.server.ts";
import { findMessages, findNeighbour } from "../find-messages.server.ts";
import { findFormerAssignees } from "../former-assignees.server.ts";
import type { Direction, MessageFilter } from "../message-filter.server.ts";
import type { ListedMessage } from "../read-messages.server.ts";
import type { AdminParts } from "./admin-parts.server.ts";
import { owedUntil } from "./answer-due.server.ts";
import { exportMessages } from "./export-messages.server.ts";
import { latestChangeOf } from "./log-change.server.ts";
import { describeFilter } from "./read-filter.server.ts";

/** A transaction may commit so long after its own instant, ms (store.ts, "patience"): the next question looks back. */
const overlap = 5_000;

/** The list of contact messages. */
export function createInbox(parts: AdminParts) {
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

  /** The filter as it is looked for, by who works here now. */
  async function completed(
    filter: MessageFilter,
    people: readonly Administrator[],
  ): Promise<MessageFilter> {
    if (filter.assigneeId !== null) return filter;
    return { ...filter, formerIds: await findFormerAssignees(db, people) };
  }

  /** Who changed a message last, and how. */
  async function showChange(by: Administrator, id: string) {
    const change = await latestChangeOf(db, id);
    if (!change) return { id, version: "", what: null, by: null, isOwn: false, details: null };
    return {
      id,
      version: change.version,
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
      const people = await parts.people();
      const asked = await completed(filter, people);
      const found = await findMessages(db, await howToSearch(), asked, after, limit);
      const details = { ...describeFilter(filter, people), messages: found.messages.length };
      await auditLook(parts, by, { action: "inbox.list", details });
      const items = found.messages.map((message) => showListed(message, people, now()));
      return {
        items: await markUndelivered(db, items),
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
      const asked = await completed(filter, await parts.people());
      const find = (direction: Direction) => findNeighbour(db, search, asked, place, direction);
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
    async *exportCsv(by: Administrator, filter: MessageFilter, format: CsvFormat) {
      const people = await parts.people();
      const details = describeFilter(filter, people);
      await auditLook(parts, by, { action: "inbox.export", details });
      const asked = await completed(filter, people);
      yield* exportMessages(db, { search: await howToSearch(), filter: asked, people, format });
    },
  };
}

function showListed(message: ListedMessage, people: readonly Administrator[], now: number) {
  const owed = owedUntil(message);
  const { id, reference, name, company, email, language, source, status } = message;
  return {
    id,
    reference,
    name,
    company,
    email,
    language,
    source,
    status,
    isRead: message.read_at !== null,
    isImportant: message.important === 1,
    createdAt: iso(message.created_at),
    assignee: people.find((person) => person.id === message.assignee_id) ?? null,
    dueAt: isoOrNull(owed),
    isOverdue: owed !== null && owed < now,
    erasedAt: isoOrNull(erasedAtOf(message)),
    excerpt: message.message.replace(/\s+/g, " ").trim(),
  };
}
