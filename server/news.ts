import path from "node:path";
import site from "#content/site.json" with { type: "json" };
import { createNewsPictures } from "#features/news/news-pictures.server.ts";
import { createNewsService } from "#features/news/refresh-news.server.ts";
import type { Log } from "#platform/log/log.server.ts";
import type { Store } from "#platform/store/store.server.ts";
import type { Settings } from "./env.ts";

/** The news desk as the settings and the company's facts make it. */
export function createNews({
  settings,
  store,
  log,
  now,
}: {
  settings: Settings;
  store: Store;
  log: Log;
  now: () => number;
}) {
  const { avatar, ...author } = site.newsAuthor;
  const access = {
    feeds: settings.newsFeeds,
    proxy: settings.newsProxy,
    allowPrivate: settings.newsAllowPrivate,
    // Says who asks and where to complain (RFC 9110, 10.1.5).
    userAgent: `${site.name.en.replaceAll(" ", "")}News/1.0 (+${settings.origin})`,
  };
  const folder = path.join(settings.dataDir, "news-pictures");
  return createNewsService({
    store,
    access,
    pictures: createNewsPictures({ ...access, folder }),
    desk: { author, avatar, timeZone: site.contact.officeHours.timeZone },
    log,
    now,
  });
}
