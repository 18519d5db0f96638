import { askAdmin } from "#features/back-office/ask-admin.ts";
import type { NewsDeskAnswer } from "#features/back-office/news-answers.ts";
import { NewsDesk } from "#features/back-office/news-desk.tsx";

export function load(request: Request): Promise<NewsDeskAnswer> {
  return askAdmin<NewsDeskAnswer>(request, "news");
}

export function Screen({ data }: { data: NewsDeskAnswer }) {
  return <NewsDesk answer={data} />;
}
