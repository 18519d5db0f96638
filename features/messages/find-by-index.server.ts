import { expressionBuilder, sql } from "kysely";
import type { PagePlace } from "#platform/paging/page-place.ts";
import type { Db } from "#platform/store/store.server.ts";
import {
  beyond,
  type Direction,
  holdsTerms,
  type ListTables,
  type MessageFilter,
  withinFilter,
} from "./message-filter.server.ts";

/** How an engine finds words: by which index, or by reading message after message. */
export type MessageSearch = "fts5" | "pg_trgm" | "none";

/** A shorter word has no trigram. Both engines count letters, of which JavaScript counts some twice (`𠮷`, emoji). */
const trigram = 3;
const hasTrigram = (term: string) => [...term].length >= trigram;

/** Whether the engine has an index that knows at least one of the words. */
export function isIndexed(search: MessageSearch, terms: readonly string[]) {
  return search !== "none" && terms.some(hasTrigram);
}

/** Asks the index for every message with the words, filters what it names, and gives the ids of the first. */
export async function findByIndex(
  db: Db,
  search: MessageSearch,
  filter: MessageFilter,
  after: PagePlace | undefined,
  limit: number,
  direction: Direction = "older",
): Promise<string[]> {
  const eb = expressionBuilder<ListTables, "contact_message">();
  const conditions = [withinFilter(eb, filter), ...(after ? [beyond(eb, after, direction)] : [])];
  const named = search === "fts5" ? namedByFts5(filter.terms) : namedByTrigrams(filter.terms);
  const order = direction === "older" ? sql`desc` : sql`asc`;
  const { rows } = await sql<{ created_at: number; id: string }>`
    ${named} ${sql.join(conditions, sql` and `)}
    order by contact_message.created_at ${order}, contact_message.id ${order}
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * The order of a cross join is the order of SQLite's work: first the index, and what waits for it, then the messages
 * that these name.
 */
function namedByFts5(terms: readonly string[]) {
  const long = terms.filter(hasTrigram);
  const match = long.map((term) => `"${term.replaceAll('"', '""')}"`).join(" ");
  const short = terms.filter((term) => !hasTrigram(term));
  return sql`select contact_message.created_at, contact_message.id
    from (
      select rowid as number from contact_search where contact_search match ${match}
      union all
      select contact_message.number from contact_search_waiting cross join contact_message
      where contact_message.number = contact_search_waiting.number and ${holdsTerms(long)}
    ) as named cross join contact_message
    where contact_message.number = named.number
    ${short.length > 0 ? sql`and ${holdsTerms(short)}` : sql``} and`;
}

/** Materialised, or the planner might walk through the messages in the order of the answer. */
function namedByTrigrams(terms: readonly string[]) {
  return sql`with named as materialized (
      select id, created_at, status, language, assignee_id, important, first_answer_at, released_at from contact_message where ${holdsTerms(terms)})
    select contact_message.created_at, contact_message.id from named as contact_message where`;
}
