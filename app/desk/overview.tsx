import { askAdmin, queryOf } from "#features/back-office/ask-admin.ts";
import { Overview } from "#features/back-office/overview.tsx";
import type { OverviewAnswer } from "#features/back-office/overview-answers.ts";

export function load(request: Request): Promise<OverviewAnswer> {
  return askAdmin<OverviewAnswer>(request, "overview", queryOf(request, "days"));
}

export function Screen({ data }: { data: OverviewAnswer }) {
  return <Overview answer={data} />;
}
