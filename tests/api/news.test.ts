import { execFileSync } from "node:child_process";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { NewsAnswer } from "#features/news/calls.ts";
import { newsAddress } from "#features/news/news-address.ts";
import { engines, freshEnvironment, startApi, startApiWith } from "../support/api-server.ts";
import { type FeedServer, rss, serve, startFeedServer } from "../support/feed-server.ts";
import { Visitor } from "../support/visitor.ts";

/** On a busy machine too. */

let feeds: FeedServer;
let settings: Record<string, string>;

beforeAll(async () => {
  feeds = await startFeedServer();
  const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: "#0a7d3c" } });
  feeds.routes.set("/photo.jpg", serve(await photo.jpeg().toBuffer(), { type: "image/jpeg" }));
  settings = { NEWS_ALLOW_PRIVATE: "1" };
  for (const [code, title] of [
    ["tr", "Haber"],
    ["en", "News"],
    ["de", "Meldung"],
  ] as const) {
    const items = Array.from({ length: 20 }, (_, n) => ({
      title: `${title} ${n}`,
      link: `https://${code}.example/${n}`,
      date: new Date(Date.UTC(2024, 1, 20 - n)).toUTCString(),
      image: n === 0 ? `${feeds.origin}/photo.jpg` : undefined,
    }));
    feeds.routes.set(`/${code}`, serve(rss(items, { title: `${title} Desk` })));
    settings[`NEWS_FEED_${code.toUpperCase()}`] = `${feeds.origin}/${code}`;
  }
});
afterAll(() => feeds.close());

async function readNews(url: string, query = ""): Promise<NewsAnswer> {
  return (await new Visitor(url).fetch(newsAddress + query)).json();
}

/** The server reads its feeds as soon as it stands. */
async function newsOf(url: string, language: string): Promise<NewsAnswer> {
  const query = `?language=${language}`;
  await expect.poll(async () => (await readNews(url, query)).items.length).toBe(12);
  return readNews(url, query);
}

describe.each(engines)("the news on $engine", ({ engine }) => {
  test("each language has its own, newest first, and keeps them when the feeds are gone", async () => {
    const environment = await freshEnvironment(engine, settings);
    const first = await startApiWith(environment);
    for (const [code, title] of [
      ["tr", "Haber"],
      ["en", "News"],
      ["de", "Meldung"],
    ] as const) {
      const { items, source, stale } = await newsOf(first.url, code);
      expect(items.slice(0, 2).map((item) => item.title)).toEqual([`${title} 0`, `${title} 1`]);
      expect(source?.name).toBe(`${title} Desk`);
      expect(stale).toBe(false);
    }
    await first.stop();

    const dead = {
      ...environment,
      NEWS_FEED_EN: "http://127.0.0.1:1/",
      NEWS_FEED_DE: "http://127.0.0.1:1/",
    };
    const second = await startApiWith(dead);
    for (const code of ["tr", "en", "de"])
      expect((await readNews(second.url, `?language=${code}`)).items).toHaveLength(12);
    expect((await new Visitor(second.url).fetch("/readyz")).status).toBe(200);
    await expect
      .poll(() => printed(dead))
      .toContain("error         The feed refuses the connection.");
    expect(printed(dead)).toContain(`last success  20`);
  });
});

function printed(environment: Record<string, string>): string {
  return execFileSync(process.execPath, ["scripts/news.ts"], {
    env: environment,
    encoding: "utf8",
  });
}

test("an unknown language means Turkish, a limit is checked", async () => {
  const { url } = await startApi("SQLite", settings);
  await newsOf(url, "tr");
  expect((await readNews(url, "?language=xx")).items[0]?.title).toBe("Haber 0");
  expect((await readNews(url)).items[0]?.title).toBe("Haber 0");
  expect((await readNews(url, "?language=de&limit=1")).items).toHaveLength(1);
  expect((await readNews(url, "?limit=50")).items).toHaveLength(20);
  for (const limit of ["0", "51", "-1", "1.5", "x", "", "1e1", "9999999999"]) {
    const refused = await new Visitor(url).fetch(`${newsAddress}?limit=${limit}`);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ errors: { limit: ["out_of_range"] } });
  }
});

test("it is sent like a file: tag, short cache, compressed, every security header", async () => {
  const { url } = await startApi("SQLite", settings);
  await newsOf(url, "tr");
  const visitor = new Visitor(url);
  const whole = await visitor.fetch(newsAddress, { headers: { "accept-encoding": "br" } });
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    "content-type": "application/json",
    "content-encoding": "br",
    "cache-control": "public, max-age=60",
    vary: "accept-encoding",
    etag: expect.stringMatching(/^W\/"/),
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
  });
  const tag = whole.headers.get("etag") ?? "";
  expect((await visitor.fetch(newsAddress, { headers: { "if-none-match": tag } })).status).toBe(
    304,
  );
  const head = await visitor.fetch(newsAddress, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  const posted = await visitor.fetch(newsAddress, { method: "POST", body: "{}" });
  expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test("pictures come from our host and may be kept for ever", async () => {
  const { url } = await startApi("SQLite", settings);
  const image = async () => (await readNews(url, "?language=tr")).items[0]?.image;
  await expect.poll(image).toBeTruthy();
  const visitor = new Visitor(url);
  const answer = await visitor.fetch((await image())?.src ?? "");
  expect(answer.headers.get("content-type")).toBe("image/webp");
  expect(answer.headers.get("cache-control")).toContain("immutable");
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({
    width: 400,
    height: 225,
  });
  for (const wrong of ["..%2fsite.sqlite", `${"0".repeat(32)}-400.webp`, "x"])
    expect((await visitor.fetch(`/news-pictures/${wrong}`)).status).toBe(404);
});

test("a visitor who asks 600 times a minute is asked to wait, another one is not", async () => {
  const { url } = await startApi();
  const eager = new Visitor(url);
  const statuses = new Set<number>();
  for (let n = 0; n < 600; n += 50) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => eager.fetch(newsAddress)));
    for (const { status } of answers) statuses.add(status);
  }
  expect([...statuses]).toEqual([200]);
  const refused = await eager.fetch(newsAddress);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(Object.fromEntries(refused.headers)).toMatchObject({
    "content-type": "application/problem+json",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  expect(await refused.json()).toMatchObject({ code: "limited", status: 429 });
  expect(await new Visitor(url).fetch(newsAddress)).toHaveProperty("status", 200);
});

test("without feeds and without a copy there is nothing, and it says so", async () => {
  const { url } = await startApi();
  const { items, ...rest } = await readNews(url, "?language=de");
  expect({ items, ...rest }).toEqual({
    items: [],
    source: null,
    updatedAt: null,
    ageSeconds: null,
    stale: true,
  });
});
