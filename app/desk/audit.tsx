import type { AuditEntry, Paged } from "#features/back-office/admin-answers.ts";
import { askAdmin, queryOf } from "#features/back-office/ask-admin.ts";
import { AuditList } from "#features/back-office/audit-list.tsx";

type Data = Paged<AuditEntry>;

export function load(request: Request): Promise<Data> {
  return askAdmin<Data>(request, "audit", queryOf(request, "after"));
}

export function Screen({ data }: { data: Data }) {
  return <AuditList page={data} />;
}
