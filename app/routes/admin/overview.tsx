import type { LoaderFunctionArgs } from "react-router";
import type { OverviewAnswer } from "#features/back-office/admin-answers.ts";
import { askAdmin, queryOf } from "#features/back-office/ask-admin.ts";
import { Overview } from "#features/back-office/overview.tsx";

export { ScreenProblem as ErrorBoundary } from "#features/back-office/screen-problem.tsx";

export function clientLoader({ request }: LoaderFunctionArgs): Promise<OverviewAnswer> {
  return askAdmin<OverviewAnswer>(request, "overview", queryOf(request, "days"));
}

export default function OverviewScreen({ loaderData }: { loaderData: OverviewAnswer }) {
  return <Overview answer={loaderData} />;
}
