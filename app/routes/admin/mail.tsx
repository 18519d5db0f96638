import type { LoaderFunctionArgs } from "react-router";
import type { MailAnswer } from "#features/back-office/admin-answers.ts";
import { askAdmin, queryOf } from "#features/back-office/ask-admin.ts";
import { MailScreen } from "#features/back-office/mail-screen.tsx";

export { ScreenProblem as ErrorBoundary } from "#features/back-office/screen-problem.tsx";

export function clientLoader({ request }: LoaderFunctionArgs): Promise<MailAnswer> {
  return askAdmin<MailAnswer>(request, "mail", queryOf(request, "id"));
}

export default function Mail({ loaderData }: { loaderData: MailAnswer }) {
  return <MailScreen mail={loaderData} />;
}
