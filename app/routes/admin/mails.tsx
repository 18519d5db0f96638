import type { LoaderFunctionArgs } from "react-router";
import type { OutboxItem, Paged } from "#features/back-office/admin-answers.ts";
import { askAdmin, queryOf } from "#features/back-office/ask-admin.ts";
import { MailList } from "#features/back-office/mail-list.tsx";

export { ScreenProblem as ErrorBoundary } from "#features/back-office/screen-problem.tsx";

type Data = Paged<OutboxItem>;

export function clientLoader({ request }: LoaderFunctionArgs): Promise<Data> {
  return askAdmin<Data>(request, "mails", queryOf(request, "after", "state"));
}

export default function Mails({ loaderData }: { loaderData: Data }) {
  return <MailList page={loaderData} />;
}
