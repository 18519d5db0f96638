/** What can be wrong with a feed, for those who have to do something about it. */
export const feedProblems = [
  "name",
  "connection",
  "tls",
  "http",
  "compression",
  "missing",
  "denied",
  "tooOften",
  "failing",
  "status",
  "redirects",
  "timeout",
  "address",
  "private",
  "size",
  "proxy",
  "notFeed",
  "broken",
  "unfit",
  "empty",
  "other",
] as const;
export type FeedProblem = (typeof feedProblems)[number];

/** What an answer's status other than 200 says. */
export function problemOfStatus(status: number): FeedProblem {
  if (status === 404 || status === 410) return "missing";
  if (status === 401 || status === 403) return "denied";
  if (status === 429) return "tooOften";
  return status >= 500 ? "failing" : "status";
}
