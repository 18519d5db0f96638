import type { LanguageCode } from "#platform/language/languages.ts";
import { aboutNobody, type TableData } from "#platform/personal-data/table-data.ts";
import type { FeedProblem } from "./feed-problem.ts";

/** Instants are milliseconds since 1970 (UTC). */
export interface NewsTables {
  /** One row a language: how its feed is doing. */
  news_feed: {
    language: LanguageCode;
    /** Whose items are kept; another address in the settings starts anew. */
    address: string;
    /** The feed's own name and page. */
    title: string | null;
    url: string | null;
    etag: string | null;
    last_modified: string | null;
    tried_at: number;
    succeeded_at: number | null;
    /** Why the last try failed, in plain words that complete "The feed …"; null after a success. */
    error: string | null;
    /** The same as a code; null too where an older release wrote the row. */
    problem: FeedProblem | null;
  };
  news_item: {
    language: LanguageCode;
    /** The same for the same article in every fetch. */
    identity: string;
    title: string | null;
    description: string | null;
    url: string | null;
    /** Where the feed says that the picture lies. */
    image_url: string | null;
    /** Our copy: the beginning of its file names, and the widest size that there is. */
    picture: string | null;
    picture_width: number | null;
    picture_tried_at: number | null;
    published_at: number | null;
    found_at: number;
    /** 1: the company does not want it on its page. */
    hidden: 0 | 1;
    /** 1: stands before the others, and stays when the feed has left it behind. */
    pinned: 0 | 1;
  };
}

declare module "#platform/store/tables.ts" {
  interface Tables extends NewsTables {}
}

export type NewsItemRow = NewsTables["news_item"];
export type NewsFeedRow = NewsTables["news_feed"];

/** What other people publish, and how we got it: nothing about anybody who visits us. */
export const newsData: readonly TableData[] = [
  aboutNobody(
    "news_feed",
    ...["language", "address", "title", "url", "etag", "last_modified"],
    ...["tried_at", "succeeded_at", "error", "problem"],
  ),
  aboutNobody(
    "news_item",
    ...["language", "identity", "title", "description", "url", "image_url", "picture"],
    ...["picture_width", "picture_tried_at", "published_at", "found_at", "hidden", "pinned"],
  ),
];
