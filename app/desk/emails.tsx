import type { CapturedEmail, Paged } from "#features/back-office/admin-answers.ts";
import { askAdmin, queryOf } from "#features/back-office/ask-admin.ts";
import { EmailList } from "#features/back-office/email-list.tsx";

type Data = Paged<CapturedEmail>;

export function load(request: Request): Promise<Data> {
  return askAdmin<Data>(request, "emails", queryOf(request, "after", "q", "state"));
}

export function Screen({ data }: { data: Data }) {
  return <EmailList page={data} />;
}
