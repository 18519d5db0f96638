import { Inbox } from "#features/messages/admin/inbox.tsx";
import { inboxFilters } from "#features/messages/admin/inbox-filters.ts";
import type { InboxPage } from "#features/messages/admin/message-answers.ts";
import type { Person } from "#platform/admin/admin-answers.ts";
import { askAdmin, queryOf } from "#platform/admin/ask-admin.ts";

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
