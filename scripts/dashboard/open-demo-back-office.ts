import type { Browser, BrowserContextOptions } from "playwright-core";
import { languageCodes } from "../../platform/language/languages.ts";
import { rss, serve, startFeedServer } from "../../tests/support/feed-server.ts";
import { type Site, startSite } from "../../tests/support/site.ts";
import { fillDemoBackOffice } from "./fill-demo-back-office.ts";

/** The built site with three invented months in its back office, and feeds that are well. */
export async function startDemoSite(): Promise<Site> {
  const items = Array.from({ length: 12 }, (_, i) => ({
    title: `Item ${i + 1}`,
    link: `https://news.example/${i}`,
    date: new Date(Date.now() - i * 8 * 60 * 60 * 1000).toUTCString(),
  }));
  const feeds = await startFeedServer({ "/feed": serve(rss(items)) });
  const settings = languageCodes.map((code) => [
    `NEWS_FEED_${code.toUpperCase()}`,
    `${feeds.origin}/feed`,
  ]);
  const site = await startSite({ NEWS_ALLOW_PRIVATE: "1", ...Object.fromEntries(settings) });
  await fillDemoBackOffice(site.data, Date.now());
  const close = () => Promise.all([site.close(), feeds.close()]).then(() => {});
  return { ...site, close };
}

/** A browser in which the demo administrator is signed in. It asks from the machine itself, as the account demands. */
export async function signInToDemoBackOffice(
  browser: Browser,
  { origin }: Site,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext({ baseURL: origin, ...options });
  const { request } = context;
  await request.get("/api/session");
  const { cookies } = await request.storageState();
  const token = cookies.find(({ name }) => name === "XSRF-TOKEN")?.value ?? "";
  const response = await request.post("/api/login", {
    data: { email: "demo@example.com", password: "factory-demo" },
    headers: { origin, "x-xsrf-token": decodeURIComponent(token) },
  });
  if (!response.ok()) throw new Error(`The demo account is refused: ${await response.text()}`);
  return context;
}
