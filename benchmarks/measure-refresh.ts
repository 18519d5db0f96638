import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { type FeedRoute, rss, serve, startFeedServer } from "../tests/support/feed-server.ts";
import { measureGets } from "./measure-gets.ts";
import { startServerProcess } from "./start-server-process.ts";
import type { Table } from "./write-report.ts";

const load = { connections: 50, duration: 5_000 };
const address = "/api/v1/Site/News?language=tr";
const items = 50;

/** The news of one language under load, while the other two are fetched and their pictures made. */
export async function measureRefresh(): Promise<Table> {
  const picture = await sharp({
    create: { width: 1600, height: 1000, channels: 3, background: "#0a7d3c", noise: noise },
  })
    .jpeg()
    .toBuffer();
  const feeds = await startFeedServer({ "/picture": serve(picture, { type: "image/jpeg" }) });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held =
    (route: FeedRoute): FeedRoute =>
    (request, response) =>
      void released.then(() => route(request, response));
  const feed = (name: string) => serve(rss(newsOf(name, feeds.origin)));
  feeds.routes.set("/tr", feed("tr"));
  for (const name of ["en", "de"]) feeds.routes.set(`/${name}`, held(feed(name)));

  const server = await startServerProcess({
    NEWS_ALLOW_PRIVATE: "1",
    NEWS_FEED_TR: `${feeds.origin}/tr`,
    NEWS_FEED_EN: `${feeds.origin}/en`,
    NEWS_FEED_DE: `${feeds.origin}/de`,
  });
  const pictures = () => feeds.requests.filter(({ path }) => path.startsWith("/picture")).length;
  while (pictures() < items) await wait(50);
  await wait(3_000);
  const before = pictures();
  const measuring = measureGets({ ...load, port: server.port, path: address });
  await wait(load.duration / 2);
  release();
  const { perSecond, p50, p99, odd } = await measuring;
  const fetched = pictures() - before;
  await server.stop();
  await feeds.close();
  if (fetched === 0) throw new Error("The other languages were not refreshed meanwhile.");
  return {
    title: `News API during a refresh of the other two languages (${load.connections} connections)`,
    head: ["a second", "p50 ms", "p99 ms", "odd answers", "pictures fetched meanwhile"],
    rows: [
      [
        Math.round(perSecond).toLocaleString("en"),
        p50.toFixed(2),
        p99.toFixed(2),
        String(odd),
        String(fetched),
      ],
    ],
  };
}

const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;

function newsOf(name: string, origin: string) {
  return Array.from({ length: items }, (_, i) => ({
    title: `${name} ${i}`,
    link: `https://news.example/${name}/${i}`,
    date: new Date(Date.now() - i * 60_000).toUTCString(),
    image: `${origin}/picture?${name}${i}`,
  }));
}
