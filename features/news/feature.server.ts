import path from "node:path";
import { administratorOf } from "#platform/audit/keep-record.server.ts";
import { wholeSite } from "#platform/content/whole-site.server.ts";
import type { Feature } from "#platform/feature.server.ts";
import type { AuditedAs } from "#platform/http/call.ts";
import { found } from "#platform/http/problem.server.ts";
import { serveCalls } from "#platform/http/serve-calls.server.ts";
import { createNewsCuration } from "./admin/curate-news.server.ts";
import { createNewsLookup, publicHandlers } from "./answer-news.server.ts";
import { newsCalls } from "./calls.ts";
import { feedsCheck } from "./go-live.server.ts";
import { createNewsPictures } from "./news-pictures.server.ts";
import { newsData } from "./news-tables.server.ts";
import { createNewsService, type NewsService } from "./refresh-news.server.ts";

declare module "#platform/feature.server.ts" {
  interface Ports {
    /** How the feeds are doing. */
    news: Pick<NewsService, "copyOf"> & Pick<ReturnType<typeof createNewsCuration>, "feeds">;
  }
}

interface Settings {
  origin: string;
  dataDir: string;
  newsFeeds: Parameters<typeof createNewsService>[0]["access"]["feeds"];
  newsProxy: string | undefined;
  newsAllowPrivate: boolean;
}

declare module "#platform/audit/audit-log.server.ts" {
  interface AuditActions {
    news: AuditedAs<typeof newsCalls>;
  }
}

/** Technology news of three feeds, fetched by our own server, and what people in the back office make of them. */
export const newsFeature: Feature<Settings> = {
  name: "news",
  calls: newsCalls,
  data: newsData,
  goLive: [feedsCheck],
  async create({ settings, store, log, now, limits }) {
    const { avatar, ...author } = wholeSite.newsAuthor;
    const access = {
      feeds: settings.newsFeeds,
      proxy: settings.newsProxy,
      allowPrivate: settings.newsAllowPrivate,
      // Says who asks and where to complain (RFC 9110, 10.1.5).
      userAgent: `${wholeSite.name.en.replaceAll(" ", "")}News/1.0 (+${settings.origin})`,
    };
    const folder = path.join(settings.dataDir, "news-pictures");
    const news = createNewsService({
      store,
      access,
      pictures: createNewsPictures({ ...access, folder }),
      editor: { author, avatar, timeZone: wholeSite.contact.officeHours.timeZone },
      log,
      now,
    });
    await news.load();
    const curation = createNewsCuration({ store, now, news });
    return {
      calls: serveCalls(newsCalls, {
        ...publicHandlers(news, limits),
        "GET /api/admin/news": () => curation.show(),
        "POST /api/admin/news/hide": async ({ by, body: { id, hidden } }) => {
          found(await curation.curate(administratorOf(by), id, { hidden: hidden ? 1 : 0 }));
          return {};
        },
        "POST /api/admin/news/pin": async ({ by, body: { id, pinned } }) => {
          found(await curation.curate(administratorOf(by), id, { pinned: pinned ? 1 : 0 }));
          return {};
        },
        "POST /api/admin/news/refresh": async ({ body: { language } }) => {
          await curation.refresh(language);
          return {};
        },
      }),
      findReady: createNewsLookup(news, limits),
      port: { copyOf: news.copyOf, feeds: curation.feeds },
      start: () => news.start(),
      stop: () => news.stop(),
    };
  },
};
