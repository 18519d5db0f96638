export const messageStatuses = ["new", "in_progress", "answered", "spam"] as const;
export type MessageStatus = (typeof messageStatuses)[number];
/** What people see unless they ask for spam. */
export const ordinaryStatuses = messageStatuses.filter((status) => status !== "spam");
/** Somebody has to do something about them. */
export const openStatuses = ["new", "in_progress"] as const satisfies MessageStatus[];
/** A message that the site sent to itself: it stands in no list and is counted nowhere, because no list asks for it. */
export const selfTestStatus = "self_test";

/** What the status may be in a filter: a status, those to do something about, or those whose answer is late. */
export const statusFilters = ["open", "new", "in_progress", "overdue", "answered", "spam"] as const;
