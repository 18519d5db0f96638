import { expect, test } from "vitest";
import { describeFeeds } from "./describe-feeds.server.ts";

const now = Date.UTC(2024, 1, 6, 12);
const address = "https://a.example/rss";
const feed = {
  address,
  title: "A",
  url: null,
  etag: null,
  last_modified: null,
  tried_at: now - 5 * 60_000,
  succeeded_at: now - 3 * 60 * 60_000,
  error: "answers with status 500",
  problem: "failing" as const,
};

test("each feed with its address, its tries, its items and its trouble", () => {
  const text = describeFeeds(
    [
      { language: "tr", address, copy: { feed: { ...feed, language: "tr" }, items: [] } },
      { language: "en", address: null, copy: { feed: undefined, items: [] } },
      {
        language: "de",
        address: "https://me:secret@b.example/rss",
        copy: { feed: undefined, items: [] },
      },
    ],
    now,
  );
  expect(text).toBe(`Türkçe (tr)
  address       https://a.example/rss
  last try      2024-02-06 11:55 UTC (5 min ago)
  last success  2024-02-06 09:00 UTC (3 h ago)
  items         0, 0 with a picture
  error         The feed answers with status 500.

English (en)
  switched off (NEWS_FEED_EN is empty)

Deutsch (de)
  address       https://b.example/rss
  last try      never
  last success  never
  items         0, 0 with a picture
  error         none`);
});

test("items of a former address are named as such", () => {
  const copy = { feed: { ...feed, language: "tr" as const }, items: [] };
  const text = describeFeeds([{ language: "tr", address: "https://new.example/", copy }], now);
  expect(text).toContain("The items come from the former address, https://a.example/rss.");
});
