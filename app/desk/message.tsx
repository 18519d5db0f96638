import type { Person } from "#features/back-office/admin-answers.ts";
import { askAdmin, queryOf } from "#features/back-office/ask-admin.ts";
import type { MessageAnswer, ReplyTemplate } from "#features/back-office/message-answers.ts";
import { MessageScreen } from "#features/back-office/message-screen.tsx";

interface Data {
  answer: MessageAnswer;
  admins: Person[];
  templates: ReplyTemplate[];
}

export async function load(request: Request): Promise<Data> {
  const [answer, admins] = await Promise.all([
    askAdmin<MessageAnswer>(request, "message", queryOf(request, "id")),
    askAdmin<Person[]>(request, "admins"),
  ]);
  const { language } = answer.message;
  const templates = await askAdmin<ReplyTemplate[]>(request, "reply-templates", { language });
  return { answer, admins, templates };
}

export function Screen({ data }: { data: Data }) {
  return <MessageScreen {...data} />;
}
