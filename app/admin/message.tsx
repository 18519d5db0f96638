import { inboxFilters } from "#features/messages/admin/inbox-filters.ts";
import type {
  MessageAnswer,
  Neighbours,
  ReplyTemplate,
} from "#features/messages/admin/message-answers.ts";
import { MessageScreen } from "#features/messages/admin/message-screen.tsx";
import type { Person } from "#platform/admin/admin-answers.ts";
import { askAdmin, queryOf } from "#platform/admin/ask-admin.ts";

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
