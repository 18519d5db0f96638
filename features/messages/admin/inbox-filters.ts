/** What an address of the inbox may ask for. */
export const inboxFilters = [
  "q",
  "status",
  "language",
  "assignee",
  "important",
  "from",
  "to",
] as const;

/** The filter alone, of a list's address or of a message's. */
export function filterOf(query: URLSearchParams): URLSearchParams {
  const asked = inboxFilters.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(asked);
}

/** Of a message, with the filter of the list that leads there. */
export const messageAddress = (id: string, query: URLSearchParams): string =>
  `/admin/message?${new URLSearchParams([["id", id], ...filterOf(query)])}`;
