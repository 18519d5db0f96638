import type { LanguageCode } from "#platform/language/languages.ts";

/** What the API answers about feeds and their items; instants are ISO 8601 texts. */

/** How the feed of a language is doing. */
export interface NewsFeed {
  language: LanguageCode;
  /** `off`: the settings name no address. */
  state: "ok" | "broken" | "off";
  lastSuccessAt: string | null;
  items: number;
  /** Code of what is wrong (features/news/feed-problem.ts). */
  problem: string | null;
}

/** A news item, whether the page shows it, and where. */
export interface NewsDeskItem {
  id: string;
  /** Where the feed gave none, it says so in the language of the item. */
  title: string;
  language: LanguageCode;
  hidden: boolean;
  pinned: boolean;
  publishedAt: string | null;
}

/** The news desk. */
export interface NewsDeskAnswer {
  feeds: NewsFeed[];
  items: NewsDeskItem[];
}
