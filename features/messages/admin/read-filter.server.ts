import type { InferOutput } from "valibot";
import type { Administrator } from "#platform/audit/audit-log.server.ts";
import { foldLetters } from "#platform/rules/fold-letters.ts";
import { iso } from "#platform/rules/iso-instant.ts";
import { overdueBefore } from "../answer-time.server.ts";
import type { messageCalls } from "../calls.ts";
import type { MessageFilter } from "../message-filter.server.ts";

type Asked = InferOutput<(typeof messageCalls)["GET /api/admin/inbox"]["query"]>;

/** More words than anybody types: each is looked for on its own. */
const mostTerms = 8;

/** What an address asks the inbox for; the assignee `nobody` is no id. `now` in milliseconds. */
export function filterOf(
  { status, language, assignee, important, from, to, q = "" }: Omit<Asked, "after" | "limit">,
  now: number,
): MessageFilter {
  return {
    ...(status === "overdue" ? { unansweredFrom: overdueBefore(now) } : { status }),
    language,
    assigneeId: assignee === "nobody" ? null : assignee,
    ...(important && { important: true }),
    from,
    to,
    terms: foldLetters(q).split(/\s+/).filter(Boolean).slice(0, mostTerms),
  };
}

/** The filter as the log tells it, with people by the name that they have now. */
export function describeFilter(
  { status, language, assigneeId, important, unansweredFrom, from, to, terms }: MessageFilter,
  people: readonly Administrator[],
) {
  return {
    status: unansweredFrom === undefined ? status : "overdue",
    language,
    assignee:
      assigneeId === null ? null : (people.find(({ id }) => id === assigneeId)?.name ?? assigneeId),
    important,
    from: from === undefined ? undefined : iso(from),
    to: to === undefined ? undefined : iso(to),
    search: terms.length > 0 ? terms.join(" ") : undefined,
  };
}
