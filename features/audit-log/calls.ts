import * as v from "valibot";
import { auditDetails } from "#platform/audit/audit-details.ts";
import { defineCalls } from "#platform/http/call.ts";
import { pagedAnswer, pageQuery } from "#platform/paging/page-query.ts";

/** Who looked at or did what. */
const entry = v.strictObject({
  /** ISO 8601 */
  at: v.string(),
  by: v.string(),
  action: v.string(),
  subject: v.nullable(v.string()),
  /** What the entry tells beside its action, by name. */
  details: v.nullable(auditDetails),
});

export const auditCalls = defineCalls({
  "GET /api/admin/audit": {
    about: "Who looked at and did what in the back office, the newest first.",
    caller: "Admin",
    query: v.object(pageQuery),
    answer: pagedAnswer(entry),
  },
});

export type AuditEntry = v.InferOutput<typeof entry>;
