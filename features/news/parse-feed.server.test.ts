import { expect, test } from "vitest";
import { rss } from "#tests/support/feed-server.ts";
import { heavyFeeds, hostileFeeds } from "#tests/support/hostile-feeds.ts";
import { parseFeed } from "./parse-feed.server.ts";

const address = "https://news.example.org/feeds/all.xml";
const parse = (xml: string) => parseFeed({ bytes: Buffer.from(xml), contentType: null }, address);
const first = async (item: string, channel = "") =>
  (await parse(`<rss version="2.0"><channel>${channel}<item>${item}</item></channel></rss>`))
    .items[0];

test("an RSS item, whole", async () => {
  const feed = await parse(
    rss([
      {
        title: "Chips & more",
        link: "https://a.example/1",
        date: "Mon, 05 Feb 2024 10:00:00 +0300",
        image: "https://a.example/1.jpg",
      },
    ]),
  );
  expect(feed.title).toBe("Fake News Desk");
  expect(feed.url).toBe("https://news.example.org/");
  expect(feed.items).toEqual([
    {
      identity: expect.stringMatching(/^[\da-f]{64}$/),
      title: "Chips & more",
      description: "About Chips & more",
      url: "https://a.example/1",
      imageUrl: "https://a.example/1.jpg",
      publishedAt: Date.UTC(2024, 1, 5, 7),
    },
  ]);
});

test("an Atom entry, with its own names under a prefix", async () => {
  const feed =
    await parse(`<a:feed xmlns:a="http://www.w3.org/2005/Atom" xmlns:m="http://search.yahoo.com/mrss/">
    <a:title type="html">R&amp;amp;D</a:title><a:link rel="self" href="/self"/><a:link href="https://rd.example/"/>
    <a:entry xml:base="https://rd.example/2024/"><a:id>1</a:id>
      <a:title type="text">The &lt;b&gt; tag &amp;amp; more</a:title>
      <a:link rel="enclosure" href="x.mp3"/><a:link rel="alternate" type="text/html" href="one"/>
      <a:summary type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">Two <em>words</em><br/>here</div></a:summary>
      <a:updated>2024-02-06T00:00:00Z</a:updated><a:published>2024-02-05T00:00:00Z</a:published>
      <m:group><m:content url="big.jpg" width="1200" medium="image"/><m:content url="small.jpg" width="100" medium="image"/></m:group>
    </a:entry></a:feed>`);
  expect(feed).toMatchObject({ title: "R&D", url: "https://rd.example/" });
  expect(feed.items[0]).toMatchObject({
    title: "The <b> tag &amp; more",
    description: "Two words here",
    url: "https://rd.example/2024/one",
    imageUrl: "https://rd.example/2024/big.jpg",
    publishedAt: Date.UTC(2024, 1, 5),
  });
});

test("RSS 1.0, items beside the channel", async () => {
  const feed =
    await parse(`<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:d="http://purl.org/dc/elements/1.1/">
    <channel rdf:about="x"><title>RDF</title><link>https://rdf.example/</link></channel>
    <item rdf:about="https://rdf.example/1"><title>One</title><d:date>2024-02-05T10:00+01:00</d:date></item></rdf:RDF>`);
  expect(feed.items[0]).toMatchObject({
    title: "One",
    url: "https://rdf.example/1",
    publishedAt: Date.UTC(2024, 1, 5, 9),
  });
});

test.each([
  [
    "an href before a text",
    '<link>https://a.example/text</link><link href="https://a.example/href"/>',
    "https://a.example/href",
  ],
  [
    "relative to the channel's link",
    "<link>/x?a=1&amp;b=2</link>",
    "https://channel.example/x?a=1&b=2",
  ],
  ["a guid that is an address", "<guid>https://a.example/guid</guid>", "https://a.example/guid"],
  ["no guid that is none", '<guid isPermaLink="false">https://a.example/guid</guid>', null],
  ["no script", "<link>javascript:alert(1)</link>", null],
  ["no script behind a tab", "<link>java&#9;script:alert(1)</link>", null],
  ["no data", "<link>data:text/html,x</link>", null],
  ["nothing", "<title>x</title>", null],
])("a link: %s", async (_, item, url) => {
  const found = await first(item, "<link>https://channel.example/start</link>");
  expect(found?.url).toBe(url);
});

test.each([
  [
    "thumbnail first",
    '<enclosure url="https://e/e.jpg" type="image/jpeg"/><media:content url="https://e/c.jpg"/><media:thumbnail url="https://e/t.jpg"/>',
    "https://e/t.jpg",
  ],
  [
    "then content that is a picture",
    '<media:content url="https://e/v.mp4" type="video/mp4"/><media:content url="https://e/c.jpg"/><enclosure url="https://e/e.jpg"/>',
    "https://e/c.jpg",
  ],
  [
    "then the enclosure",
    '<description>&lt;img src="https://e/d.jpg"&gt;</description><enclosure url="https://e/e.jpg" type="image/jpeg"/>',
    "https://e/e.jpg",
  ],
  [
    "then the text's first, not the counter",
    '<description><![CDATA[<img src="https://e/pixel.gif" width="1" height="1"><img src="/d.jpg?a=1&amp;b=2">]]></description>',
    "https://news.example.org/d.jpg?a=1&b=2",
  ],
  [
    "loaded late",
    "<description><![CDATA[<img src='data:image/gif;base64,R0' data-src='https://e/late.jpg'>]]></description>",
    "https://e/late.jpg",
  ],
  ["an element of its own", "<image><url>https://e/own.jpg</url></image>", "https://e/own.jpg"],
  ["only http", '<media:thumbnail url="file:///etc/passwd"/>', null],
])("a picture: %s", async (_, item, url) => {
  expect((await first(item))?.imageUrl).toBe(url);
});

test("an item of nothing is an item", async () => {
  expect(await first("")).toMatchObject({
    title: null,
    description: null,
    url: null,
    imageUrl: null,
    publishedAt: null,
  });
});

test("the newest come first and 50 are kept", async () => {
  const days = Array.from({ length: 60 }, (_, day) => ({
    title: `Day ${day}`,
    link: `https://a.example/${day}`,
    date: new Date(Date.UTC(2024, 0, 1 + day)).toUTCString(),
  }));
  const { items } = await parse(rss(days));
  expect(items).toHaveLength(50);
  expect(items[0]?.title).toBe("Day 59");
});

test("what is not well formed is read as far as it makes sense", async () => {
  const item = await first(
    "<title>Fish & chips &nbsp; x<br> y</title><description>a</descr</description><link>https://a.example/1?a=1&b=2</link>",
  );
  expect(item).toMatchObject({ title: "Fish & chips x y" });
});

test.each(Object.entries(hostileFeeds))(
  "hostile: %s is refused within a second and 100 MB",
  async (_, xml) => {
    await expectBounded(async () => {
      await expect(parse(xml)).rejects.toThrow(/document type|too|not a feed|ends in the middle/);
    });
  },
);

test.each(Object.entries(heavyFeeds))(
  "heavy: %s is read within a second and 100 MB",
  async (_, xml) => {
    await expectBounded(async () => {
      const { items } = await parse(xml);
      expect(items.length).toBeLessThanOrEqual(50);
      expect(JSON.stringify(items).length).toBeLessThan(100_000);
    });
  },
);

/** Of processor time: what else the machine does meanwhile is not the feed's doing. */
async function expectBounded(work: () => Promise<void>) {
  const start = process.threadCpuUsage();
  const before = process.memoryUsage.rss();
  await work();
  const { user, system } = process.threadCpuUsage(start);
  expect((user + system) / 1_000).toBeLessThan(1_000);
  expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024);
}
