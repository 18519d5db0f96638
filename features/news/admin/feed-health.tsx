import type { ReactNode } from "react";
import { useFormatter, useMessages, useTranslations } from "use-intl";
import { dayAndTime } from "#platform/admin/moment-formats.ts";
import { useLanguageName } from "#platform/language/use-language-name.ts";
import type { NewsFeed } from "../calls.ts";

interface Props {
  feeds: readonly NewsFeed[];
  action?: (feed: NewsFeed) => ReactNode;
}

const tones = { ok: "done", broken: "lost", off: undefined };

/** How each feed is, in words and not by colour alone. */
export function FeedHealth({ feeds, action }: Props) {
  const t = useTranslations("admin");
  const languageName = useLanguageName();
  const format = useFormatter();
  const time = (at: string) => format.dateTime(new Date(at), dayAndTime);
  return (
    <ul className="admin-feeds">
      {feeds.map((feed) => (
        <li key={feed.language} className="admin-card admin-feed">
          <p className="admin-row">
            <strong>{languageName(feed.language)}</strong>
            <span className="admin-badge" data-tone={tones[feed.state]}>
              {t(`news.${feed.state}`)}
            </span>
          </p>
          <p className="admin-soft admin-small">
            {t("news.count", { count: feed.items })}
            {" · "}
            {feed.lastSuccessAt
              ? t("news.lastSuccess", { time: time(feed.lastSuccessAt) })
              : t("news.never")}
          </p>
          {feed.problem && <FeedTrouble problem={feed.problem} />}
          {feed.state !== "off" && action?.(feed)}
        </li>
      ))}
    </ul>
  );
}

/** What is wrong with a feed, by its code; one that has no words yet is "something else". */
function FeedTrouble({ problem }: { problem: string }) {
  const t = useTranslations("admin");
  const { news } = useMessages().admin as { news: { problems: Record<string, unknown> } };
  const known = Object.hasOwn(news.problems, problem) ? problem : "other";
  return <p className="admin-small admin-warning">{t(`news.problems.${known as "other"}`)}</p>;
}
