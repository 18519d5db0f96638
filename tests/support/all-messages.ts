import { expect } from "vitest";
import type { MessageSearch } from "#features/messages/find-by-index.server.ts";
import { findMessages } from "#features/messages/find-messages.server.ts";
import type { MessageFilter } from "#features/messages/message-filter.server.ts";
import type { PagePlace } from "#platform/paging/page-place.ts";
import type { Store } from "#platform/store/store.server.ts";

/** Every page of what a filter shows. */
export async function allPages(
  store: Store,
  search: MessageSearch,
  filter: MessageFilter,
  limit: number,
) {
  const found: string[] = [];
  for (let after: PagePlace | undefined; ; ) {
    const page = await findMessages(store.longReads, search, filter, after, limit);
    expect(page.messages.length).toBeLessThanOrEqual(limit);
    found.push(...page.messages.map(({ id }) => id));
    if (!page.next) return found;
    after = page.next;
  }
}

/** The same, by reading everything. */
export async function readEverything(store: Store, filter: MessageFilter) {
  const { terms, status, language, assigneeId, formerIds, important, unansweredFrom } = filter;
  const rows = await store.read
    .selectFrom("contact_message")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows
    .filter((row) => {
      const isOpen = row.status === "new" || row.status === "in_progress";
      if (status === "open" || unansweredFrom !== undefined) return isOpen;
      return status ? row.status === status : row.status !== "spam";
    })
    .filter(({ assignee_id: id }) => {
      const isFormer = assigneeId === null && id !== null && formerIds?.includes(id);
      return assigneeId === undefined || id === assigneeId || isFormer;
    })
    .filter(
      (row) =>
        unansweredFrom === undefined ||
        (row.first_answer_at === null && (row.released_at ?? row.created_at) < unansweredFrom),
    )
    .filter((row) => !important || row.important === 1)
    .filter((row) => !language || row.language === language)
    .filter((row) => terms.every((term) => row.search_text.includes(term)))
    .map(({ id }) => id);
}
