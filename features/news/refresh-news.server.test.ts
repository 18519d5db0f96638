import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import { openDatabase } from "#platform/store/open-database.server.ts";
import { createStore, type Store } from "#platform/store/store.server.ts";
import { migrate } from "#server/database/migrate.ts";
import {
  type FeedServer,
  faults,
  rss,
  serve,
  startFeedServer,
} from "#tests/support/feed-server.ts";
import type { NewsAnswer } from "./calls.ts";
import { createNewsPictures } from "./news-pictures.server.ts";
import { createNewsService, type NewsService } from "./refresh-news.server.ts";

const inEveryLanguage = <Value>(value: Value) =>
  Object.fromEntries(languageCodes.map((code) => [code, value])) as Record<LanguageCode, Value>;

const editor = {
  author: {
    ...inEveryLanguage({ firstName: "News", lastName: "Desk" }),
    tr: { firstName: "Haber", lastName: "Masası" },
    de: { firstName: "News", lastName: "Redaktion" },
  },
  avatar: "/favicon.svg",
  timeZone: "Europe/Istanbul",
};
const day = 24 * 60 * 60 * 1000;

let dataDir: string;
let store: Store;
let feeds: FeedServer;
let said: string[];
let services: NewsService[];
let now: number;

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), "news-"));
  const database = await openDatabase({ dataDir });
  await migrate(database.db);
  store = createStore(database);
  feeds = await startFeedServer();
  [said, services] = [[], []];
  now = Date.UTC(2024, 1, 6);
});
afterEach(async () => {
  await Promise.all(services.map((service) => service.stop()));
  await feeds.close();
  await store.close();
  rmSync(dataDir, { recursive: true });
});

/** Turkish from `/tr`, German from `/de`; English is switched off. */
function makeService(): NewsService {
  const access = { allowPrivate: true, userAgent: "Test/1.0" };
  const service = createNewsService({
    store,
    access: {
      ...access,
      proxy: undefined,
      feeds: { ...inEveryLanguage(null), tr: `${feeds.origin}/tr`, de: `${feeds.origin}/de` },
    },
    pictures: createNewsPictures({ ...access, folder: path.join(dataDir, "news-pictures") }),
    editor,
    log: { info: (_, message) => said.push(message), warn: (_, message) => said.push(message) },
    now: () => now,
  });
  services.push(service);
  return service;
}

const read = (service: NewsService, language: LanguageCode, limit = 12): NewsAnswer =>
  JSON.parse(String(service.answer(language, limit).variants.get("identity")?.bytes));

const article = (n: number, more = {}) => ({
  title: `Haber ${n}`,
  link: `https://haber.example/${n}`,
  date: new Date(Date.UTC(2024, 1, n)).toUTCString(),
  ...more,
});

test("an item in the shape that the page shows, newest first", async () => {
  feeds.routes.set(
    "/tr",
    serve(rss([article(4), article(5)], { title: "Teknoloji", link: "https://haber.example/" })),
  );
  const service = makeService();
  await service.refresh("tr");
  const answer = read(service, "tr");
  expect(answer).toMatchObject({
    source: { name: "Teknoloji", url: "https://haber.example/" },
    updatedAt: "2024-02-06T00:00:00.000Z",
    ageSeconds: 0,
    stale: false,
  });
  expect(answer.items.map(({ title }) => title)).toEqual(["Haber 5", "Haber 4"]);
  expect(answer.items[0]).toEqual({
    title: "Haber 5",
    description: "About Haber 5",
    url: "https://haber.example/5",
    image: null,
    category: "News",
    publishedAt: {
      month: "Şub",
      date: 5,
      year: 2024,
      iso: "2024-02-05T00:00:00.000Z",
      text: "5 Şub 2024",
    },
    publishedBy: { firstName: "Haber", lastName: "Masası", avatar: "/favicon.svg" },
    source: { name: "Teknoloji", url: "https://haber.example/" },
  });
  expect(read(service, "tr", 1).items).toHaveLength(1);
});

test("what a feed leaves out gets the language's words", async () => {
  feeds.routes.set("/de", serve("<rss><channel><item><guid>1</guid></item></channel></rss>"));
  const service = makeService();
  await service.refresh("de");
  expect(read(service, "de").items[0]).toMatchObject({
    title: "Kein Titel",
    description: "Keine Beschreibung",
    url: "#",
    publishedAt: { text: "Kein Datum", iso: null },
    source: { name: "127.0.0.1", url: "#" },
  });
});

test("a dead feed leaves the last copy, also after a restart, and is reported once", async () => {
  feeds.routes.set("/tr", serve(rss([article(1)])));
  const service = makeService();
  await service.refresh("tr");
  feeds.routes.set("/tr", faults.status(500));
  now += 60_000;
  await service.refresh("tr");
  await service.refresh("tr");
  expect(said).toEqual(["news: the feed answers with status 500; the last copy stays"]);
  expect(read(service, "tr").items).toHaveLength(1);

  await feeds.close();
  const restarted = makeService();
  await restarted.load();
  expect(read(restarted, "tr")).toMatchObject({
    items: [{ title: "Haber 1" }],
    ageSeconds: 60,
    stale: false,
  });
  now += 8 * day;
  expect(read(restarted, "tr")).toMatchObject({ items: [{ title: "Haber 1" }], stale: true });
});

test("a failure that changes or ends is said", async () => {
  const service = makeService();
  await service.refresh("tr");
  feeds.routes.set("/tr", serve("<html></html>"));
  await service.refresh("tr");
  feeds.routes.set("/tr", serve("<rss><channel></channel></rss>"));
  await service.refresh("tr");
  feeds.routes.set("/tr", serve(rss([article(1)])));
  await service.refresh("tr");
  expect(said).toEqual([
    "news: the feed answers with status 404; the last copy stays",
    "news: the feed is not a feed; the last copy stays",
    "news: the feed has no items; the last copy stays",
    "news: the feed can be read again",
  ]);
});

test("no feed and no copy: nothing to show", async () => {
  const service = makeService();
  await service.refresh("tr");
  expect(read(service, "tr")).toMatchObject({ items: [], updatedAt: null, stale: true });
  expect(read(service, "en")).toEqual({
    items: [],
    source: null,
    updatedAt: null,
    ageSeconds: null,
    stale: true,
  });
});

test("unchanged feeds are asked for cheaply and count as up to date", async () => {
  feeds.routes.set("/tr", serve(rss([article(1)]), { etag: '"v1"' }));
  const service = makeService();
  await service.refresh("tr");
  const etag = () => service.answer("tr", 12).variants.get("br")?.etag;
  const before = etag();
  now += 60_000;
  expect(etag()).toBe(before);
  await service.refresh("tr");
  expect(feeds.requests.at(-1)?.headers["if-none-match"]).toBe('"v1"');
  expect(read(service, "tr")).toMatchObject({ ageSeconds: 0, items: [{ title: "Haber 1" }] });
});

test("another feed address starts anew, once it can be read", async () => {
  feeds.routes.set("/tr", serve(rss([article(1)])));
  await makeService().refresh("tr");
  const moved = await startFeedServer({ "/tr": faults.status(503) });
  const old = feeds;
  feeds = moved;
  const service = makeService();
  await service.load();
  expect(read(service, "tr").items).toMatchObject([{ title: "Haber 1" }]);
  moved.routes.set("/tr", serve(rss([article(2)])));
  await service.refresh("tr");
  expect(read(service, "tr").items).toMatchObject([{ title: "Haber 2" }]);
  await old.close();
});

test("pictures are ours: two sizes, kept over a restart, a broken one is the placeholder", async () => {
  const photo = await sharp({
    create: { width: 1600, height: 1200, channels: 3, background: "#0a7d3c" },
  })
    .jpeg()
    .toBuffer();
  feeds.routes.set("/photo.jpg", serve(photo, { type: "image/jpeg" }));
  feeds.routes.set("/broken.jpg", serve(photo.subarray(0, 500), { type: "image/jpeg" }));
  feeds.routes.set(
    "/drawing.svg",
    serve("<svg xmlns='http://www.w3.org/2000/svg' width='900' height='900'/>"),
  );
  feeds.routes.set(
    "/tr",
    serve(
      rss([
        article(3, { image: `${feeds.origin}/photo.jpg` }),
        article(2, { image: `${feeds.origin}/broken.jpg` }),
        article(1, { image: `${feeds.origin}/drawing.svg` }),
      ]),
    ),
  );
  const service = makeService();
  await service.refresh("tr");
  const [first, second, third] = read(service, "tr").items;
  expect(first?.image).toEqual({
    src: expect.stringMatching(/^\/news-pictures\/[\da-f]{32}-400\.webp$/),
    srcSet: expect.stringMatching(/^\S+-400\.webp 400w, \S+-800\.webp 800w$/),
    width: 400,
    height: 225,
  });
  expect([second?.image, third?.image]).toEqual([null, null]);

  const file = first?.image?.src.split("/").at(-1) ?? "";
  const bytes = await service.readPicture(file);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 400, height: 225 });
  expect(await service.readPicture("../site.sqlite")).toBeUndefined();
  expect(await service.readPicture(`${"0".repeat(32)}-400.webp`)).toBeUndefined();

  const asked = feeds.requests.length;
  await service.refresh("tr");
  expect(feeds.requests.slice(asked).map(({ path: at }) => at)).toEqual(["/tr"]);

  rmSync(path.join(dataDir, "news-pictures"), { recursive: true });
  const restarted = makeService();
  await restarted.load();
  expect(read(restarted, "tr").items[0]?.image).toBeNull();
  restarted.start();
  await expect.poll(() => read(restarted, "tr").items[0]?.image?.src).toBe(first?.image?.src);
  expect(readdirSync(path.join(dataDir, "news-pictures"))).toHaveLength(2);
});
