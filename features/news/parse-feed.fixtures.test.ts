import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { fixture } from "#tests/support/fixtures.ts";
import { parseDate } from "./parse-date.server.ts";
import { parseFeed } from "./parse-feed.server.ts";
import { plainText } from "./plain-text.server.ts";

/** What the libraries that these feeds come with read in them; never copied into the project. */
interface ExpectedItem {
  title?: string;
  link?: string;
  pubDate?: string;
  published?: string;
  description?: string;
  image?: string;
}
interface Fixture {
  file: string;
  encoding: string;
  tags: string[];
  items?: ExpectedItem[];
}

const folder = fixture("feeds") ?? "";
const fixtures: Fixture[] = folder
  ? JSON.parse(readFileSync(path.join(folder, "index.json"), "utf8"))
  : [];
const address = "https://feeds.example.org/news/feed.xml";

const parse = ({ file, encoding }: Fixture) =>
  parseFeed(
    {
      bytes: readFileSync(path.join(folder, file)),
      contentType: encoding === "iso-8859-1" ? "application/xml; charset=ISO-8859-1" : "text/xml",
    },
    address,
    1_000,
  );

test.each(fixtures.filter(({ items }) => items !== undefined))(
  "$file: what its own library reads",
  async (fixture) => {
    const feed = await parse(fixture);
    const expected = fixture.items ?? [];
    // The index of a huge feed holds its first items only.
    if (!fixture.tags.includes("huge")) expect(feed.items.length).toBe(expected.length);
    for (const item of expected) {
      const title = item.title === undefined ? null : plainText(item.title, 300);
      const base = feed.url ?? address;
      const found = feed.items.find(({ title: have, url }) =>
        item.link !== undefined
          ? url === item.link.trim() || url === URL.parse(item.link, base)?.href
          : have === title,
      );
      expect(found, JSON.stringify(item)).toBeDefined();
      if (fixture.encoding !== "undeclared" || !fixture.tags.includes("real-world")) {
        if (item.title !== undefined) expect(found?.title).toBe(title);
      }
      const date = item.pubDate ?? item.published;
      if (date !== undefined) expect(found?.publishedAt).toBe(parseDate(date));
      if (item.description !== undefined)
        expect(found?.description ?? "").toBe(plainText(item.description, 500));
      if (item.image !== undefined) expect(found?.imageUrl).toBe(item.image);
    }
  },
);

test.each(fixtures.filter(({ tags }) => tags.includes("must-reject") || tags.includes("not-xml")))(
  "$file is refused",
  async (fixture) => {
    await expect(parse(fixture)).rejects.toThrow("is not a feed");
  },
);

test.each(
  fixtures.filter(
    ({ tags, items }) =>
      items === undefined && !tags.includes("must-reject") && !tags.includes("not-xml"),
  ),
)("$file is read", async (fixture) => {
  await expect(parse(fixture)).resolves.toBeDefined();
});
