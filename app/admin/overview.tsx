import { Overview } from "#features/overview/overview.tsx";
import type { OverviewAnswer } from "#features/overview/overview-answers.ts";
import { askAdmin, queryOf } from "#platform/admin/ask-admin.ts";

export function load(request: Request): Promise<OverviewAnswer> {
  return askAdmin<OverviewAnswer>(request, "overview", queryOf(request, "days"));
}

export function Screen({ data }: { data: OverviewAnswer }) {
  return <Overview answer={data} />;
}
