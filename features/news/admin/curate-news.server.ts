import { setTimeout as pause } from "node:timers/promises";
import type { Administrator } from "#platform/audit/audit-log.server.ts";
import { audit } from "#platform/audit/keep-record.server.ts";
import { isLanguageCode, type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import { isoOrNull } from "#platform/rules/iso-instant.ts";
import type { Store } from "#platform/store/store.server.ts";
import { titleOf } from "../describe-item.server.ts";
import { type Curation, writeCuration } from "../news-store.server.ts";
import type { NewsFeedRow } from "../news-tables.server.ts";
import type { NewsService } from "../refresh-news.server.ts";

/** A slow feed goes on behind the answer, ms. */
const longestRefresh = 15_000;

interface Parts {
  store: Store;
  now: () => number;
  news: NewsService;
}

/** Feeds, their health, and which of their items the page shows. */
export function createNewsCuration({ store, now, news }: Parts) {
  const feeds = () =>
    languageCodes.map((language) => {
      const { feed, items, address } = news.copyOf(language);
      return {
        language,
        state: stateOf(address, feed),
        lastSuccessAt: isoOrNull(feed?.succeeded_at),
        items: items.length,
        problem: address !== null && feed?.error ? (feed.problem ?? "other") : null,
      };
    });

  return {
    feeds,

    show() {
      const items = languageCodes.flatMap((language) =>
        news.copyOf(language).items.map((item) => ({
          id: `${language}:${item.identity}`,
          title: titleOf(item),
          language,
          hidden: item.hidden === 1,
          pinned: item.pinned === 1,
          publishedAt: isoOrNull(item.published_at),
        })),
      );
      return { feeds: feeds(), items };
    },

    /** Hides or pins an item; false: there is none of this id. */
    async curate(by: Administrator, id: string, curation: Curation): Promise<boolean> {
      const [language = "", identity = ""] = split(id);
      const curated = isLanguageCode(language) && news.curate(language, identity, curation);
      if (!curated) return false;
      await store.write(async (trx) => {
        await writeCuration(trx, language as LanguageCode, identity, curation);
        const action = curation.hidden === undefined ? "news.pin" : "news.hide";
        const on = (curation.hidden ?? curation.pinned) === 1;
        const subject = { subjectId: id, subject: titleOf(curated.item) };
        await audit(trx, by, { action, ...subject, details: { on } }, now());
      });
      curated.show();
      return true;
    },

    async refresh(language: LanguageCode): Promise<void> {
      await Promise.race([
        news.refresh(language),
        pause(longestRefresh, undefined, { ref: false }),
      ]);
    },
  };
}

/** A feed without an address is switched off in the settings; one that was not asked yet is not in order so far. */
function stateOf(address: string | null, feed: NewsFeedRow | undefined): "ok" | "broken" | "off" {
  if (address === null) return "off";
  return feed && feed.error === null ? "ok" : "broken";
}

/** `tr:https://…` → `tr`, `https://…` */
function split(id: string): [string, string] {
  const at = id.indexOf(":");
  return [id.slice(0, at), id.slice(at + 1)];
}
