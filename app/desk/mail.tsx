import { askAdmin, queryOf } from "#features/back-office/ask-admin.ts";
import type { MailAnswer } from "#features/back-office/mail-answers.ts";
import { MailScreen } from "#features/back-office/mail-screen.tsx";

export function load(request: Request): Promise<MailAnswer> {
  return askAdmin<MailAnswer>(request, "mail", queryOf(request, "id"));
}

export function Screen({ data }: { data: MailAnswer }) {
  return <MailScreen mail={data} />;
}
