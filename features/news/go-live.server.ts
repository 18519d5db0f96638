import type { GoLiveCheck } from "#platform/go-live/go-live-check.ts";
import { languageOf } from "#platform/language/languages.ts";

type Feeds = Readonly<Record<string, string | null | undefined>>;

/** Each feed that the settings name was read, and the last try worked. */
export const feedsCheck: GoLiveCheck<{ newsFeeds: Feeds }> = {
  name: "feeds",
  where: "/admin/news",
  async look({ settings: { newsFeeds }, store }) {
    const rows = await store.read
      .selectFrom("news_feed")
      .select(["language", "succeeded_at as succeededAt", "error"])
      .execute();
    const broken = Object.entries(newsFeeds)
      .filter(([, address]) => address)
      .map(([language]) => ({ language, row: rows.find((row) => row.language === language) }))
      .filter(({ row }) => !row?.succeededAt || row.error !== null);
    const names = broken.map(({ language }) => languageOf(language).name);
    return { grade: names.length > 0 ? "amber" : "green", names };
  },
};
