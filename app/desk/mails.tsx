import type { OutboxItem } from "#features/mailbox/mail-answers.ts";
import { MailList } from "#features/mailbox/mail-list.tsx";
import type { Paged } from "#platform/admin/admin-answers.ts";
import { askAdmin, queryOf } from "#platform/admin/ask-admin.ts";

type Data = Paged<OutboxItem>;

export function load(request: Request): Promise<Data> {
  return askAdmin<Data>(request, "mails", queryOf(request, "after", "state"));
}

export function Screen({ data }: { data: Data }) {
  return <MailList page={data} />;
}
