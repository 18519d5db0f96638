import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { type LanguageCode, languageCodes } from "#features/i18n/languages.ts";
import type { PagePlace } from "#features/paging/page-place.server.ts";
import { holdsText } from "./holds-text.server.ts";
import { type LeadTables, type MessageStatus, ordinaryStatuses } from "./lead-tables.server.ts";

/** What a list of messages shows. Instants in milliseconds; `to` is the first one that is left out. */
export interface MessageFilter {
  /** Absent: all but spam. */
  status?: MessageStatus;
  language?: LanguageCode;
  assigneeId?: string;
  from?: number;
  to?: number;
  /** Folded words (fold-letters.ts), all of which a message must hold. */
  terms: readonly string[];
}

/** Messages of one status and language, which lie in order in the index. */
export interface Branch {
  status: MessageStatus;
  language: LanguageCode;
}

export type MessageTables = Pick<LeadTables, "contact_message">;
type Builder = ExpressionBuilder<MessageTables, "contact_message">;

/** The few stretches of the index that a filter reads. */
export function branchesOf({ status, language }: MessageFilter): Branch[] {
  const statuses = status ? [status] : ordinaryStatuses;
  const languages = language ? [language] : languageCodes;
  return statuses.flatMap((one) => languages.map((other) => ({ status: one, language: other })));
}

/** Of a branch: whose messages, and between which places (both left out of the page). */
export function withinBranch(
  eb: Builder,
  filter: MessageFilter,
  { status, language }: Branch,
): Expression<SqlBool> {
  return eb.and([
    eb("contact_message.status", "=", status),
    eb("contact_message.language", "=", language),
    ...commonConditions(eb, filter),
  ]);
}

/** The whole filter but for its words. */
export function withinFilter(eb: Builder, filter: MessageFilter): Expression<SqlBool> {
  const { status, language } = filter;
  return eb.and([
    eb("contact_message.status", "in", status ? [status] : ordinaryStatuses),
    ...(language ? [eb("contact_message.language", "=", language)] : []),
    ...commonConditions(eb, filter),
  ]);
}

function commonConditions(eb: Builder, { assigneeId, from, to }: MessageFilter) {
  return [
    ...(assigneeId ? [eb("contact_message.assignee_id", "=", assigneeId)] : []),
    ...(from === undefined ? [] : [eb("contact_message.created_at", ">=", from)]),
    ...(to === undefined ? [] : [eb("contact_message.created_at", "<", to)]),
  ];
}

/** Older than a place. */
export function below(eb: Builder, place: PagePlace): Expression<SqlBool> {
  return eb(placeOf(eb), "<", eb.tuple(place.at, place.id));
}

/** At a place, or newer. */
export function notBelow(eb: Builder, place: PagePlace): Expression<SqlBool> {
  return eb(placeOf(eb), ">=", eb.tuple(place.at, place.id));
}

const placeOf = (eb: Builder) => eb.refTuple("contact_message.created_at", "contact_message.id");

/** Every word somewhere in the text; both engines, without an index. */
export function holdsTerms(terms: readonly string[]): Expression<SqlBool> {
  const conditions = terms.map((term) => holdsText("contact_message.search_text", term));
  return sql.join(conditions, sql` and `) as Expression<SqlBool>;
}
