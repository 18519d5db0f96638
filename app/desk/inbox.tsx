import type { Person } from "#features/back-office/admin-answers.ts";
import { askAdmin, queryOf } from "#features/back-office/ask-admin.ts";
import { Inbox } from "#features/back-office/inbox.tsx";
import { inboxFilters } from "#features/back-office/inbox-filters.ts";
import type { InboxPage } from "#features/back-office/message-answers.ts";

interface Data {
  page: InboxPage;
  admins: Person[];
}

export async function load(request: Request): Promise<Data> {
  const query = queryOf(request, "after", ...inboxFilters);
  const [page, admins] = await Promise.all([
    askAdmin<InboxPage>(request, "inbox", query),
    askAdmin<Person[]>(request, "admins"),
  ]);
  return { page, admins };
}

export function Screen({ data }: { data: Data }) {
  return <Inbox {...data} />;
}
