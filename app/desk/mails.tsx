import type { Paged } from "#features/back-office/admin-answers.ts";
import { askAdmin, queryOf } from "#features/back-office/ask-admin.ts";
import type { OutboxItem } from "#features/back-office/mail-answers.ts";
import { MailList } from "#features/back-office/mail-list.tsx";

type Data = Paged<OutboxItem>;

export function load(request: Request): Promise<Data> {
  return askAdmin<Data>(request, "mails", queryOf(request, "after", "state"));
}

export function Screen({ data }: { data: Data }) {
  return <MailList page={data} />;
}
