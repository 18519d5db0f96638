import type { PagePlace } from "#platform/paging/page-place.ts";
import type { Db } from "#platform/store/store.server.ts";
import { findByIndex, isIndexed, type MessageSearch } from "./find-by-index.server.ts";
import {
  beyond,
  branchesOf,
  type Direction,
  holdsTerms,
  type MessageFilter,
  upTo,
  withinBranch,
} from "./message-filter.server.ts";
import { type ListedMessage, readListed } from "./read-messages.server.ts";

export interface FoundMessages {
  /** The newest first; at most as many as were asked for. */
  messages: ListedMessage[];
  /** Where to go on; undefined: there are no more. Fewer messages than asked for may come with a place. */
  next: PagePlace | undefined;
}

/** The messages between two places: beyond `after` and not beyond `end`, in a direction. */
interface Stretch {
  after: PagePlace | undefined;
  end?: PagePlace;
  direction: Direction;
}

/**
 * So many of the newest messages are read for words before the index is asked: a word that many messages hold is
 * found there at once, and one that few hold is what an index of trigrams is good at. Without one, that is a page's
 * work, and the next page goes on from there.
 */
const readFirst = { withIndex: 2_000, withoutIndex: 10_000 };

/** One page of the messages that a filter shows, beyond a place. Its work does not grow with the number of messages. */
export async function findMessages(
  db: Db,
  search: MessageSearch,
  filter: MessageFilter,
  after: PagePlace | undefined,
  limit: number,
  direction: Direction = "older",
): Promise<FoundMessages> {
  // One more than the page holds tells whether there is another page.
  const enough = limit + 1;
  const first = async (end?: PagePlace) => {
    const places = inOrder(db, filter, { after, end, direction }, filter.terms, enough);
    return readListed(db, idsOf(await places.execute()));
  };
  if (filter.terms.length === 0) return pageOf(await first(), limit);

  const indexed = isIndexed(search, filter.terms);
  const size = indexed ? readFirst.withIndex : readFirst.withoutIndex;
  const end = await placeAfter(db, filter, { after, direction }, size);
  const near = await first(end);
  if (near.length > limit || !end) return pageOf(near, limit);
  if (!indexed) return { messages: near, next: end };
  const named = await findByIndex(db, search, filter, after, enough, direction);
  return pageOf(await readListed(db, named), limit);
}

/**
 * The message next to a place among those that a filter shows; undefined: none, or none near, where words of one or
 * two letters are looked for.
 */
export async function findNeighbour(
  db: Db,
  search: MessageSearch,
  filter: MessageFilter,
  place: PagePlace,
  direction: Direction,
): Promise<string | undefined> {
  const { messages } = await findMessages(db, search, filter, place, 1, direction);
  return messages[0]?.id;
}

function pageOf(found: ListedMessage[], limit: number): FoundMessages {
  const messages = found.slice(0, limit);
  const last = messages.at(-1);
  return { messages, next: found.length > limit && last ? placeOf(last) : undefined };
}

/** The place of the message that stands `count` after a place; undefined when there are not so many. */
async function placeAfter(
  db: Db,
  filter: MessageFilter,
  stretch: Stretch,
  count: number,
): Promise<PagePlace | undefined> {
  const place = await inOrder(db, filter, stretch, [], count + 1)
    .offset(count)
    .executeTakeFirst();
  return place && placeOf(place);
}

/** The places of the first messages of a stretch that hold all the words: of each branch, then of all together. */
function inOrder(
  db: Db,
  filter: MessageFilter,
  { after, end, direction }: Stretch,
  terms: readonly string[],
  limit: number,
) {
  const order = direction === "older" ? "desc" : "asc";
  const [first, ...others] = branchesOf(filter).map((branch) => {
    const places = db
      .selectFrom("contact_message")
      .select(["created_at", "id"])
      .where((eb) =>
        eb.and([
          withinBranch(eb, filter, branch),
          ...(after ? [beyond(eb, after, direction)] : []),
          ...(end ? [upTo(eb, end, direction)] : []),
          ...(terms.length > 0 ? [holdsTerms(terms)] : []),
        ]),
      )
      .orderBy("created_at", order)
      .orderBy("id", order)
      .limit(limit);
    return db.selectFrom(places.as("branch")).selectAll();
  });
  if (!first) throw new Error("A filter has at least one branch.");
  const union = others.reduce((all, other) => all.unionAll(other), first);
  return db
    .selectFrom(union.as("found"))
    .select(["created_at", "id"])
    .orderBy("created_at", order)
    .orderBy("id", order)
    .limit(limit);
}

const placeOf = ({ created_at, id }: { created_at: number; id: string }): PagePlace => ({
  at: created_at,
  id,
});

const idsOf = (places: readonly { id: string }[]) => places.map(({ id }) => id);
