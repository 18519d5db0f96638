import { EmailList } from "#features/newsletter/admin/email-list.tsx";
import type { CapturedEmail, Paged } from "#platform/admin/admin-answers.ts";
import { askAdmin, queryOf } from "#platform/admin/ask-admin.ts";

type Data = Paged<CapturedEmail>;

export function load(request: Request): Promise<Data> {
  return askAdmin<Data>(request, "emails", queryOf(request, "after", "q", "state"));
}

export function Screen({ data }: { data: Data }) {
  return <EmailList page={data} />;
}
