/** What an address of the inbox may ask for. */
export const inboxFilters = ["q", "status", "language", "assignee", "from", "to"] as const;
