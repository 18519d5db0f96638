import { expect, test } from "vitest";
import { mergeItems } from "./merge-items.server.ts";
import type { FeedItem } from "./parse-feed.server.ts";

const now = Date.UTC(2024, 1, 6);
const item = (identity: string, more: Partial<FeedItem> = {}): FeedItem => ({
  identity,
  title: identity,
  description: null,
  url: `https://a.example/${identity}`,
  imageUrl: null,
  publishedAt: null,
  ...more,
});
const titles = (items: { title: string | null }[]) => items.map(({ title }) => title);

test("newest first; undated and untitled ones after all others, as they were found, in the feed's order", () => {
  const rows = mergeItems(
    "tr",
    [],
    [
      item("a"),
      item("b"),
      item("untitled", { title: null, publishedAt: now - 2_000 }),
      item("c", { publishedAt: now - 1_000_000 }),
      item("d", { publishedAt: now - 1_000 }),
    ],
    now,
  );
  expect(titles(rows)).toEqual(["d", "c", "a", "b", null]);
  expect(titles(mergeItems("tr", rows, [item("new")], now + 5_000))).toEqual([
    "d",
    "c",
    "new",
    "a",
    "b",
    null,
  ]);
});

test("an article is known by its identity or its link; what is said now counts", () => {
  const before = mergeItems("tr", [], [item("a", { publishedAt: now - 10 })], now);
  const corrected = item("a", { title: "better", publishedAt: now - 10 });
  expect(titles(mergeItems("tr", before, [corrected], now))).toEqual(["better"]);
  const renamed = { ...corrected, identity: "z" };
  expect(mergeItems("tr", before, [renamed], now)).toMatchObject([
    { identity: "a", title: "better" },
  ]);
});

test("an article that a feed lists twice counts once, the first time", () => {
  expect(titles(mergeItems("tr", [], [item("a"), item("a", { title: "again" })], now))).toEqual([
    "a",
  ]);
});

test("no article is younger than now, and stays where it was first seen", () => {
  const early = item("a", { publishedAt: now + 1_000_000 });
  const rows = mergeItems("tr", [], [early], now);
  expect(rows[0]?.published_at).toBe(now);
  expect(mergeItems("tr", rows, [early], now + 5_000)[0]?.published_at).toBe(now);
});

test("a picture is kept as long as the feed names the same one", () => {
  const [row] = mergeItems("tr", [], [item("a", { imageUrl: "https://a.example/1.jpg" })], now);
  const stored = [{ ...row, picture: "hash", picture_width: 800, picture_tried_at: now }] as never;
  expect(
    mergeItems("tr", stored, [item("a", { imageUrl: "https://a.example/1.jpg" })], now)[0]?.picture,
  ).toBe("hash");
  expect(
    mergeItems("tr", stored, [item("a", { imageUrl: "https://a.example/2.jpg" })], now)[0],
  ).toMatchObject({
    picture: null,
    picture_tried_at: null,
  });
});

test("fifty are kept", () => {
  const many = Array.from({ length: 60 }, (_, i) => item(`${i}`, { publishedAt: now - i }));
  const rows = mergeItems("tr", [], many, now);
  expect(rows).toHaveLength(50);
  expect(rows.at(-1)?.title).toBe("49");
});
