import { expect, test } from "vitest";
import { createNewsCuration } from "./curate-news.server.ts";

test("an item without a title says so in its language", () => {
  const item = {
    language: "de",
    identity: "x",
    title: null,
    hidden: 0,
    pinned: 0,
    published_at: 0,
  };
  const copyOf = (language: string) => ({ items: language === "de" ? [item] : [], address: null });
  const { show } = createNewsCuration({ news: { copyOf } } as never);
  expect(show().items).toEqual([expect.objectContaining({ id: "de:x", title: "Kein Titel" })]);
});
