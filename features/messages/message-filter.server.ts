import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import type { PagePlace } from "#platform/paging/page-place.ts";
import { holdsText } from "#platform/store/holds-text.server.ts";
import { type MessageStatus, openStatuses, ordinaryStatuses } from "./message-status.ts";
import type { MessageTables } from "./message-tables.server.ts";

/** What a list of messages shows. Instants in milliseconds; `to` is the first one that is left out. */
export interface MessageFilter {
  /** Absent: all but spam. `open`: those that somebody has to do something about. */
  status?: MessageStatus | "open";
  language?: LanguageCode;
  /** Null: nobody's. */
  assigneeId?: string | null;
  /** Who no longer works here: what they were given is nobody's. */
  formerIds?: readonly string[];
  /** Only what people marked. */
  important?: true;
  /** Open messages without an answer that came, or were found to be no spam, before this instant. */
  unansweredFrom?: number;
  from?: number;
  to?: number;
  /** Folded words (fold-letters.ts), all of which a message must hold. */
  terms: readonly string[];
}

/** Whose messages: of one of these, null: given to nobody, undefined: whoever has them. */
type Holder = readonly string[] | null | undefined;

/** Messages of one status, language and holder, which lie in order in the index. */
export interface Branch {
  status: MessageStatus;
  language: LanguageCode;
  holder: Holder;
}

export type ListTables = Pick<MessageTables, "contact_message">;
type Builder = ExpressionBuilder<ListTables, "contact_message">;

/** The few stretches of the index that a filter reads. */
export function branchesOf(filter: MessageFilter): Branch[] {
  const languages = filter.language ? [filter.language] : languageCodes;
  return statusesOf(filter).flatMap((status) =>
    languages.flatMap((language) =>
      holdersOf(filter).map((holder) => ({ status, language, holder })),
    ),
  );
}

function holdersOf({ assigneeId, formerIds = [] }: MessageFilter): Holder[] {
  if (assigneeId === null) return formerIds.length > 0 ? [null, formerIds] : [null];
  return assigneeId ? [[assigneeId]] : [undefined];
}

function statusesOf({ status, unansweredFrom }: MessageFilter): readonly MessageStatus[] {
  if (status === "open" || unansweredFrom !== undefined) return openStatuses;
  return status ? [status] : ordinaryStatuses;
}

/** Of a branch, and the whole filter but for its words. */
export function withinBranch(
  eb: Builder,
  filter: MessageFilter,
  { status, language, holder }: Branch,
): Expression<SqlBool> {
  return eb.and([
    eb("contact_message.status", "=", status),
    eb("contact_message.language", "=", language),
    ...heldBy(eb, holder),
    ...commonConditions(eb, filter),
  ]);
}

/** The whole filter but for its words. */
export function withinFilter(eb: Builder, filter: MessageFilter): Expression<SqlBool> {
  const { language } = filter;
  return eb.and([
    eb("contact_message.status", "in", statusesOf(filter)),
    ...(language ? [eb("contact_message.language", "=", language)] : []),
    eb.or(holdersOf(filter).map((holder) => eb.and(heldBy(eb, holder)))),
    ...commonConditions(eb, filter),
  ]);
}

function heldBy(eb: Builder, holder: Holder) {
  if (holder === undefined) return [];
  // Word for word the condition of a partial index.
  if (holder === null) return [eb("contact_message.assignee_id", "is", null)];
  return [eb("contact_message.assignee_id", "in", holder)];
}

function commonConditions(eb: Builder, filter: MessageFilter) {
  const { important, from, to, unansweredFrom } = filter;
  return [
    // Word for word the condition of a partial index.
    ...(important ? [eb("contact_message.important", "=", sql.lit(1))] : []),
    ...(unansweredFrom === undefined ? [] : unansweredConditions(eb, unansweredFrom)),
    ...(from === undefined ? [] : [eb("contact_message.created_at", ">=", from)]),
    ...(to === undefined ? [] : [eb("contact_message.created_at", "<", to)]),
  ];
}

function unansweredConditions(eb: Builder, from: number) {
  return [
    eb("contact_message.created_at", "<", from),
    eb("contact_message.first_answer_at", "is", null),
    eb.or([
      eb("contact_message.released_at", "is", null),
      eb("contact_message.released_at", "<", from),
    ]),
  ];
}

/** From the newest down, as lists are read; or from a message up to the one that came after it. */
export type Direction = "older" | "newer";

/** Beyond a place, that place left out. */
export function beyond(eb: Builder, place: PagePlace, direction: Direction): Expression<SqlBool> {
  return eb(placeOf(eb), direction === "older" ? "<" : ">", eb.tuple(place.at, place.id));
}

/** Up to a place, with that place. */
export function upTo(eb: Builder, place: PagePlace, direction: Direction): Expression<SqlBool> {
  return eb(placeOf(eb), direction === "older" ? ">=" : "<=", eb.tuple(place.at, place.id));
}

const placeOf = (eb: Builder) => eb.refTuple("contact_message.created_at", "contact_message.id");

/** Every word somewhere in the text; both engines, without an index. */
export function holdsTerms(terms: readonly string[]): Expression<SqlBool> {
  const conditions = terms.map((term) => holdsText("contact_message.search_text", term));
  return sql.join(conditions, sql` and `) as Expression<SqlBool>;
}
