import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { allMessages } from "#platform/language/all-messages.ts";
import { languageOf } from "#platform/language/languages.ts";
import { Translations } from "#platform/language/translations.tsx";
import type { NewsItem } from "./calls.ts";
import { NewsCard } from "./news-card.tsx";

const item: NewsItem = {
  title: "A title",
  description: "",
  url: "https://news.example/1",
  image: null,
  category: "News",
  publishedAt: { month: "", date: null, year: null, iso: null, text: "No Date" },
  publishedBy: { firstName: "News", lastName: "Desk", avatar: "/favicon.svg" },
  source: { name: "A paper", url: "https://news.example/" },
};

function card(more: Partial<NewsItem> = {}): Document {
  const html = renderToStaticMarkup(
    <Translations language={languageOf("en")} messages={allMessages.en}>
      <NewsCard item={{ ...item, ...more }} />
    </Translations>,
  );
  return new DOMParser().parseFromString(html, "text/html");
}

const links = (page: Document) => [...page.links].map(({ href }) => href);

test("title and source lead to where they come from, in a new tab", () => {
  expect(links(card())).toEqual([item.url, item.source.url]);
});

test("what has no address is no link, and promises no new tab", () => {
  const page = card({ url: "#", source: { name: "A paper", url: "#" } });
  expect(links(page)).toEqual([]);
  expect(page.body.textContent).toContain("A paper");
  expect(page.querySelector("h3")?.textContent).toBe("A title");
});

test("the author has a picture", () => {
  expect(card().querySelector('img[src="/favicon.svg"]')).not.toBeNull();
});
