import type { NewsDeskAnswer } from "#features/news/admin/news-answers.ts";
import { NewsDesk } from "#features/news/admin/news-desk.tsx";
import { askAdmin } from "#platform/admin/ask-admin.ts";

export function load(request: Request): Promise<NewsDeskAnswer> {
  return askAdmin<NewsDeskAnswer>(request, "news");
}

export function Screen({ data }: { data: NewsDeskAnswer }) {
  return <NewsDesk answer={data} />;
}
