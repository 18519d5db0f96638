import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type FeedServer,
  faults,
  rss,
  serve,
  startFeedServer,
} from "#tests/support/feed-server.ts";
import { fetchFeed } from "./fetch-feed.server.ts";

let server: FeedServer;
const feed = rss([{ title: "One", link: "https://a.example/1" }]);

beforeAll(async () => {
  server = await startFeedServer({
    "/feed": serve(feed, { etag: '"v1"', "last-modified": "Mon, 05 Feb 2024 10:00:00 GMT" }),
    "/500": faults.status(500),
    "/304": faults.status(304),
    "/1": faults.redirect("/2"),
    "/2": faults.redirect("/3"),
    "/3": faults.redirect("/feed"),
    "/loop": faults.redirect("/loop"),
    "/to-file": faults.redirect("file:///etc/passwd"),
    "/endless": faults.endless(),
    "/bomb": faults.compressedBomb(50),
    "/damaged": faults.damagedCompression(),
    "/cut": faults.cut(),
    "/slow": faults.slow(),
    "/silent": faults.silent(),
    "/plain-proxy": serve(JSON.stringify({ contents: feed }), { type: "application/json" }),
    "/data-proxy": serve(
      JSON.stringify({
        contents: `data:application/rss+xml;base64,${Buffer.from(feed).toString("base64")}`,
      }),
    ),
    "/html-proxy": serve("<html></html>"),
  });
});
afterAll(() => server.close());

const ask = (path: string, more: Partial<Parameters<typeof fetchFeed>[0]> = {}) =>
  fetchFeed({ url: server.origin + path, allowPrivate: true, userAgent: "Test/1.0", ...more });

test("a feed comes with what makes the next request cheap", async () => {
  const answer = await ask("/feed");
  expect(answer).toMatchObject({
    changed: true,
    url: `${server.origin}/feed`,
    etag: '"v1"',
    lastModified: "Mon, 05 Feb 2024 10:00:00 GMT",
    source: { contentType: "application/rss+xml" },
  });
  expect(await ask("/feed", { etag: '"v1"' })).toEqual({ changed: false });
  expect(server.requests.at(-1)?.headers).toMatchObject({
    "if-none-match": '"v1"',
    "user-agent": "Test/1.0",
  });
});

test("three redirects are followed, the feed is where they end", async () => {
  expect(await ask("/1")).toMatchObject({ changed: true, url: `${server.origin}/feed` });
});

test.each([
  ["/500", "answers with status 500"],
  ["/missing", "answers with status 404"],
  ["/304", "answers with status 304"],
  ["/loop", "redirects more than 3 times"],
  ["/to-file", "leads to an address that is not http or https"],
  ["/endless", "is larger than 5 MB"],
  ["/bomb", "is larger than 5 MB"],
  ["/damaged", "is compressed in a damaged way"],
  ["/cut", "cut the connection"],
])("%s: %s", async (path, reason) => {
  await expect(ask(path)).rejects.toThrow(reason);
});

test("what dawdles is given up after ten seconds", async () => {
  const reasons = await Promise.all(
    ["/slow", "/silent"].map((path) => ask(path).catch((error: Error) => error.message)),
  );
  expect(new Set(reasons)).toEqual(new Set(["did not answer in full within 10 seconds"]));
});

test("a server that is not there", async () => {
  const gone = await startFeedServer();
  await gone.close();
  await expect(fetchFeed({ url: gone.origin, allowPrivate: true, userAgent: "x" })).rejects.toThrow(
    "refuses the connection",
  );
});

test.each([
  "http://127.0.0.1/",
  "http://2130706433/",
  "http://0x7f.1/",
  "http://[::1]/",
  "http://[::ffff:127.0.0.1]/",
  "http://169.254.169.254/latest/meta-data/",
  "http://localhost/",
  "http://user:secret@127.0.0.1/",
])("%s is private: refused before a connection is made", async (url) => {
  await expect(fetchFeed({ url, allowPrivate: false, userAgent: "x" })).rejects.toThrow(
    /leads to .* not a public address/,
  );
});

test.each(["file:///etc/passwd", "ftp://a.example/", "data:text/xml,<rss/>", "no address"])(
  "%s is refused",
  async (url) => {
    await expect(fetchFeed({ url, allowPrivate: true, userAgent: "x" })).rejects.toThrow(
      "not http or https",
    );
  },
);

test("through a proxy: plain or as a data URL, with the feed's address encoded", async () => {
  const url = "https://feeds.example/x?a=1&b=ü";
  const plain = await ask("", { url, proxy: `${server.origin}/plain-proxy?url=` });
  expect(plain).toMatchObject({ changed: true, url, source: { text: feed } });
  expect(server.requests.at(-1)?.path).toBe(`/plain-proxy?url=${encodeURIComponent(url)}`);
  const data = await ask("", { url, proxy: `${server.origin}/data-proxy?url=` });
  expect(data).toMatchObject({ source: { bytes: Buffer.from(feed) } });
  await expect(ask("", { url, proxy: `${server.origin}/html-proxy?url=` })).rejects.toThrow("JSON");
});
