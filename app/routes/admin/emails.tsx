import type { LoaderFunctionArgs } from "react-router";
import type { CapturedEmail, Paged } from "#features/back-office/admin-answers.ts";
import { askAdmin, queryOf } from "#features/back-office/ask-admin.ts";
import { EmailList } from "#features/back-office/email-list.tsx";

export { ScreenProblem as ErrorBoundary } from "#features/back-office/screen-problem.tsx";

type Data = Paged<CapturedEmail>;

export function clientLoader({ request }: LoaderFunctionArgs): Promise<Data> {
  return askAdmin<Data>(request, "emails", queryOf(request, "after", "q", "state"));
}

export default function Emails({ loaderData }: { loaderData: Data }) {
  return <EmailList page={loaderData} />;
}
