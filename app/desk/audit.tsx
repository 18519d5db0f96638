import type { AuditEntry, Paged } from "#platform/admin/admin-answers.ts";
import { askAdmin, queryOf } from "#platform/admin/ask-admin.ts";
import { AuditList } from "#platform/audit/audit-list.tsx";

type Data = Paged<AuditEntry>;

export function load(request: Request): Promise<Data> {
  return askAdmin<Data>(request, "audit", queryOf(request, "after"));
}

export function Screen({ data }: { data: Data }) {
  return <AuditList page={data} />;
}
