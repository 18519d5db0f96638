import { queryOf } from "#platform/admin/ask-admin.ts";
import { loaderOf } from "#platform/admin/load-call.ts";
import { AuditList } from "./audit-list.tsx";
import type { auditCalls } from "./calls.ts";

const ask = loaderOf<typeof auditCalls>();

export const load = (request: Request) =>
  ask(request, "GET /api/admin/audit", { query: queryOf(request, "after") });
export { AuditList as Screen };
