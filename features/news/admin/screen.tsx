import { useTranslations } from "use-intl";
import { AdminButton } from "#platform/admin/admin-button.tsx";
import { AdminTitle } from "#platform/admin/admin-title.tsx";
import { loaderOf } from "#platform/admin/load-call.ts";
import { Moment } from "#platform/admin/moment.tsx";
import { useSend } from "#platform/admin/use-send.ts";
import type { Answer } from "#platform/http/call.ts";
import { useLanguageName } from "#platform/language/use-language-name.ts";
import type { CuratedItem, newsCalls } from "../calls.ts";
import { FeedHealth } from "./feed-health.tsx";

const ask = loaderOf<typeof newsCalls>();

export const load = (request: Request) => ask(request, "GET /api/admin/news");

type NewsPage = Answer<(typeof newsCalls)["GET /api/admin/news"]>;

/** The feeds and what came of them: an item can be hidden or put first. */
export function Screen({ data: { feeds, items } }: { data: NewsPage }) {
  const t = useTranslations("admin");
  const languageName = useLanguageName();
  const { send, isBusy } = useSend<typeof newsCalls>();
  return (
    <div className="admin-stack">
      <AdminTitle>{t("nav.news")}</AdminTitle>
      <section className="admin-stack" aria-labelledby="news-feeds">
        <h2 id="news-feeds" className="admin-section">
          {t("news.feeds")}
        </h2>
        <FeedHealth
          feeds={feeds}
          action={(feed) => (
            <AdminButton
              disabled={isBusy}
              aria-label={t("news.about", {
                action: t("news.refresh"),
                title: languageName(feed.language),
              })}
              onClick={() =>
                send(
                  "POST /api/admin/news/refresh",
                  { body: { language: feed.language } },
                  { done: t("news.refreshed") },
                )
              }
            >
              {t("news.refresh")}
            </AdminButton>
          )}
        />
      </section>
      <section className="admin-stack" aria-labelledby="news-items">
        <h2 id="news-items" className="admin-section">
          {t("news.items")}
        </h2>
        {items.length === 0 && <p className="admin-empty">{t("news.empty")}</p>}
        {items.length > 0 && (
          <ul className="admin-list">
            {items.map((item) => (
              <NewsItem key={item.id} item={item} isBusy={isBusy} send={send} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

interface ItemProps {
  item: CuratedItem;
  isBusy: boolean;
  send: ReturnType<typeof useSend<typeof newsCalls>>["send"];
}

function NewsItem({ item, isBusy, send }: ItemProps) {
  const t = useTranslations("admin.news");
  const { id, title, language, hidden, pinned, publishedAt } = item;
  const actions = [
    {
      words: t(pinned ? "unpin" : "pin"),
      act: () => send("POST /api/admin/news/pin", { body: { id, pinned: !pinned } }),
    },
    {
      words: t(hidden ? "show" : "hide"),
      act: () => send("POST /api/admin/news/hide", { body: { id, hidden: !hidden } }),
    },
  ];
  return (
    <li className="admin-line admin-news-item" data-hidden={hidden}>
      <span className="admin-code">{language}</span>
      <span className="admin-news-title" lang={language}>
        {title}
      </span>
      <span className="admin-marks">
        {pinned && (
          <span className="admin-badge" data-tone="done">
            {t("pinned")}
          </span>
        )}
        {hidden && (
          <span className="admin-badge" data-tone="lost">
            {t("hidden")}
          </span>
        )}
      </span>
      {publishedAt ? <Moment at={publishedAt} /> : <span />}
      <span className="admin-row">
        {actions.map(({ words, act }) => (
          <AdminButton
            key={words}
            disabled={isBusy}
            aria-label={t("about", { action: words, title })}
            onClick={act}
          >
            {words}
          </AdminButton>
        ))}
      </span>
    </li>
  );
}
