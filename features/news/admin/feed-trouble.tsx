import { useMessages, useTranslations } from "use-intl";

/** What is wrong with a feed, by its code; one that has no words yet is "something else". */
export function FeedTrouble({ problem }: { problem: string }) {
  const t = useTranslations("admin");
  const { news } = useMessages().admin as { news: { problems: Record<string, unknown> } };
  const known = Object.hasOwn(news.problems, problem) ? problem : "other";
  return <p className="desk-small desk-warning">{t(`news.problems.${known as "other"}`)}</p>;
}
