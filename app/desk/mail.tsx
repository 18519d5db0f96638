import type { MailAnswer } from "#features/mailbox/mail-answers.ts";
import { MailScreen } from "#features/mailbox/mail-screen.tsx";
import { askAdmin, queryOf } from "#platform/admin/ask-admin.ts";

export function load(request: Request): Promise<MailAnswer> {
  return askAdmin<MailAnswer>(request, "mail", queryOf(request, "id"));
}

export function Screen({ data }: { data: MailAnswer }) {
  return <MailScreen mail={data} />;
}
