import type { LoaderFunctionArgs } from "react-router";
import type { MessageAnswer, Person, ReplyTemplate } from "#features/back-office/admin-answers.ts";
import { askAdmin, queryOf } from "#features/back-office/ask-admin.ts";
import { MessageScreen } from "#features/back-office/message-screen.tsx";

export { ScreenProblem as ErrorBoundary } from "#features/back-office/screen-problem.tsx";

interface Data {
  answer: MessageAnswer;
  admins: Person[];
  templates: ReplyTemplate[];
}

export async function clientLoader({ request }: LoaderFunctionArgs): Promise<Data> {
  const [answer, admins] = await Promise.all([
    askAdmin<MessageAnswer>(request, "message", queryOf(request, "id")),
    askAdmin<Person[]>(request, "admins"),
  ]);
  const { language } = answer.message;
  const templates = await askAdmin<ReplyTemplate[]>(request, "reply-templates", { language });
  return { answer, admins, templates };
}

export default function Message({ loaderData }: { loaderData: Data }) {
  return <MessageScreen {...loaderData} />;
}
