import { expressionBuilder, type Kysely, sql } from "kysely";
import type { PagePlace } from "#features/paging/page-place.server.ts";
import {
  below,
  branchesOf,
  holdsTerms,
  type MessageFilter,
  type MessageTables,
  notBelow,
  withinBranch,
  withinFilter,
} from "./message-filter.server.ts";
import type { ContactMessage } from "./submit-contact.server.ts";

/** How an engine finds words: by which index, or by reading message after message. */
export type MessageSearch = "fts5" | "pg_trgm" | "none";

export interface FoundMessages {
  /** The newest first; at most as many as were asked for. */
  messages: ListedMessage[];
  /** Where to go on; undefined: there are no more. Fewer messages than asked for may come with a place. */
  next: PagePlace | undefined;
}

/** `message` is its beginning. */
export type ListedMessage = Omit<ContactMessage, "search_text" | "campaign" | "phone" | "spam">;

/**
 * So many of the newest messages are read for words before the index is asked: a word that many messages hold is
 * found there at once, and one that few hold is what an index of trigrams is good at. Without one, that is a page's
 * work, and the next page goes on from there.
 */
const readFirst = { withIndex: 2_000, withoutIndex: 10_000 };
/** A shorter word has no trigram. */
const trigram = 3;

/** Characters of a message that a list shows. */
const excerptLength = 200;

const placeOf = ({ created_at, id }: Pick<ContactMessage, "created_at" | "id">): PagePlace => ({
  at: created_at,
  id,
});

/** One page of the messages that a filter shows, below a place. Its work does not grow with the number of messages. */
export async function findMessages(
  db: Kysely<MessageTables>,
  search: MessageSearch,
  filter: MessageFilter,
  after: PagePlace | undefined,
  limit: number,
): Promise<FoundMessages> {
  if (filter.terms.length === 0) return pageOf(await readNewest(db, filter, after, limit), limit);

  const indexed = search !== "none" && filter.terms.some((term) => term.length >= trigram);
  const size = indexed ? readFirst.withIndex : readFirst.withoutIndex;
  const end = await placeAfter(db, filter, after, size);
  const near = await readNewest(db, filter, after, limit, end);
  if (near.length > limit || !end) return pageOf(near, limit);
  if (!indexed) return { messages: near, next: end };
  return pageOf(await findByIndex(db, search, filter, after, limit), limit);
}

function pageOf(found: ListedMessage[], limit: number): FoundMessages {
  const messages = found.slice(0, limit);
  const last = messages.at(-1);
  return { messages, next: found.length > limit && last ? placeOf(last) : undefined };
}

/** The place of the message that stands `count` after a place; undefined when there are not so many. */
async function placeAfter(
  db: Kysely<MessageTables>,
  filter: MessageFilter,
  after: PagePlace | undefined,
  count: number,
): Promise<PagePlace | undefined> {
  const branches = branchesOf(filter).map((branch) =>
    db
      .selectFrom("contact_message")
      .select(["created_at", "id"])
      .where((eb) => withinBranch(eb, filter, branch))
      .$if(after !== undefined, (query) => query.where((eb) => below(eb, after as PagePlace)))
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(count + 1),
  );
  const places = await allOf(db, branches)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .offset(count)
    .execute();
  return places[0] && placeOf(places[0]);
}

/** The newest messages of a filter below a place and, where an end is given, not below that one; one more than asked. */
async function readNewest(
  db: Kysely<MessageTables>,
  filter: MessageFilter,
  after: PagePlace | undefined,
  limit: number,
  end?: PagePlace,
): Promise<ListedMessage[]> {
  const branches = branchesOf(filter).map((branch) =>
    db
      .selectFrom("contact_message")
      .select(["created_at", "id"])
      .where((eb) => withinBranch(eb, filter, branch))
      .$if(after !== undefined, (query) => query.where((eb) => below(eb, after as PagePlace)))
      .$if(end !== undefined, (query) => query.where((eb) => notBelow(eb, end as PagePlace)))
      .$if(filter.terms.length > 0, (query) => query.where(holdsTerms(filter.terms)))
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(limit + 1),
  );
  const places = await allOf(db, branches)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  return readListed(
    db,
    places.map(({ id }) => id),
  );
}

type Places = ReturnType<typeof placesOf>;
const placesOf = (db: Kysely<MessageTables>) =>
  db.selectFrom("contact_message").select(["created_at", "id"]);

/** The rows of all branches as one table. */
function allOf(db: Kysely<MessageTables>, branches: Places[]) {
  const [first, ...others] = branches.map((branch) =>
    db.selectFrom(branch.as("branch")).selectAll(),
  );
  if (!first) throw new Error("A filter has at least one branch.");
  const union = others.reduce((all, other) => all.unionAll(other), first);
  return db.selectFrom(union.as("found")).select(["created_at", "id"]);
}

/** Asks the index for every message with the words, and filters what it names. */
async function findByIndex(
  db: Kysely<MessageTables>,
  search: MessageSearch,
  filter: MessageFilter,
  after: PagePlace | undefined,
  limit: number,
): Promise<ListedMessage[]> {
  const eb = expressionBuilder<MessageTables, "contact_message">();
  const conditions = [withinFilter(eb, filter), ...(after ? [below(eb, after)] : [])];
  const named = search === "fts5" ? namedByFts5(filter.terms) : namedByTrigrams(filter.terms);
  const { rows } = await sql<{ created_at: number; id: string }>`
    ${named} ${sql.join(conditions, sql` and `)}
    order by contact_message.created_at desc, contact_message.id desc
    limit ${limit + 1}`.execute(db);
  return readListed(
    db,
    rows.map(({ id }) => id),
  );
}

/** The order of a cross join is the order of SQLite's work: first the index, then the messages that it names. */
function namedByFts5(terms: readonly string[]) {
  const match = terms
    .filter((term) => term.length >= trigram)
    .map((term) => `"${term.replaceAll('"', '""')}"`)
    .join(" ");
  const short = terms.filter((term) => term.length < trigram);
  return sql`select contact_message.created_at, contact_message.id
    from contact_search cross join contact_message
    where contact_search match ${match} and contact_message.number = contact_search.rowid
    ${short.length > 0 ? sql`and ${holdsTerms(short)}` : sql``} and`;
}

/** Materialised, or the planner might walk through the messages in the order of the answer. */
function namedByTrigrams(terms: readonly string[]) {
  return sql`with named as materialized (
      select id, created_at, status, language, assignee_id from contact_message where ${holdsTerms(terms)})
    select contact_message.created_at, contact_message.id from named as contact_message where`;
}

/** What a list shows of each message, in the order of the ids. */
async function readListed(
  db: Kysely<MessageTables>,
  ids: readonly string[],
): Promise<ListedMessage[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("contact_message")
    .select(["id", "reference", "name", "email", "company", "language", "status", "read_at"])
    .select(["created_at", "assignee_id", "first_answer_at"])
    .select(sql<string>`substr(message, 1, ${excerptLength})`.as("message"))
    .where("id", "in", ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Messages as a whole, in the order of the ids. */
export async function readMessages(
  db: Kysely<MessageTables>,
  ids: readonly string[],
): Promise<ContactMessage[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("contact_message").selectAll().where("id", "in", ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
