import { readAudit } from "#platform/audit/audit-log.server.ts";
import { readDetails } from "#platform/audit/read-details.server.ts";
import type { Feature } from "#platform/feature.server.ts";
import { serveCalls } from "#platform/http/serve-calls.server.ts";
import { pageOf } from "#platform/paging/page-place.ts";
import { iso } from "#platform/rules/iso-instant.ts";
import { auditCalls } from "./calls.ts";

/** Shows people in the back office who did what there; whoever does something writes it down (platform/audit). */
export const auditLogFeature: Feature = {
  name: "audit-log",
  calls: auditCalls,
  create: ({ store }) => ({
    calls: serveCalls(auditCalls, {
      "GET /api/admin/audit": async ({ query: { after, limit } }) => {
        const rows = await readAudit(store.longReads, after, limit + 1);
        const { items, next } = pageOf(rows, limit, ({ at, id }) => ({ at, id }));
        return {
          items: items.map(({ at, by_name, action, subject, details }) => ({
            at: iso(at),
            by: by_name,
            action,
            subject: subject || null,
            details: readDetails(details),
          })),
          next,
        };
      },
    }),
  }),
};
