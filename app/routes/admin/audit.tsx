import type { LoaderFunctionArgs } from "react-router";
import type { AuditEntry, Paged } from "#features/back-office/admin-answers.ts";
import { askAdmin, queryOf } from "#features/back-office/ask-admin.ts";
import { AuditList } from "#features/back-office/audit-list.tsx";

export { ScreenProblem as ErrorBoundary } from "#features/back-office/screen-problem.tsx";

type Data = Paged<AuditEntry>;

export function clientLoader({ request }: LoaderFunctionArgs): Promise<Data> {
  return askAdmin<Data>(request, "audit", queryOf(request, "after"));
}

export default function Audit({ loaderData }: { loaderData: Data }) {
  return <AuditList page={loaderData} />;
}
