import type { LoaderFunctionArgs } from "react-router";
import type { NewsDeskAnswer } from "#features/back-office/admin-answers.ts";
import { askAdmin } from "#features/back-office/ask-admin.ts";
import { NewsDesk } from "#features/back-office/news-desk.tsx";

export { ScreenProblem as ErrorBoundary } from "#features/back-office/screen-problem.tsx";

export function clientLoader({ request }: LoaderFunctionArgs): Promise<NewsDeskAnswer> {
  return askAdmin<NewsDeskAnswer>(request, "news");
}

export default function News({ loaderData }: { loaderData: NewsDeskAnswer }) {
  return <NewsDesk answer={loaderData} />;
}
