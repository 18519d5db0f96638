import type { Person } from "#features/back-office/admin-answers.ts";
import { askAdmin, queryOf } from "#features/back-office/ask-admin.ts";
import { inboxFilters } from "#features/back-office/inbox-filters.ts";
import type {
  MessageAnswer,
  Neighbours,
  ReplyTemplate,
} from "#features/back-office/message-answers.ts";
import { MessageScreen } from "#features/back-office/message-screen.tsx";

interface Data {
  answer: MessageAnswer;
  neighbours: Neighbours;
  admins: Person[];
  templates: ReplyTemplate[];
}

export async function load(request: Request): Promise<Data> {
  const asked = queryOf(request, "id", ...inboxFilters);
  const [answer, neighbours, admins] = await Promise.all([
    askAdmin<MessageAnswer>(request, "message", { id: asked.id }),
    askAdmin<Neighbours>(request, "message/neighbours", asked),
    askAdmin<Person[]>(request, "admins"),
  ]);
  const { language } = answer.message;
  const templates = await askAdmin<ReplyTemplate[]>(request, "reply-templates", { language });
  return { answer, neighbours, admins, templates };
}

export function Screen({ data }: { data: Data }) {
  return <MessageScreen {...data} />;
}
