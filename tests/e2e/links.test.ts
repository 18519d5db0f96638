import { searchIndexPath } from "#features/search/search-index.ts";
import { barePath, localizedPath } from "#platform/language/localized-path.ts";
import { everyPage } from "#tests/support/every-page.ts";
import type { Site } from "#tests/support/site.ts";
import { expect, test } from "./fixtures.ts";
import { languageCodes } from "./words.ts";

/** Reads each address of the site once. */
function reader({ origin }: Site) {
  const known = new Map<string, Promise<{ status: number; html: string }>>();
  return (path: string) => {
    const read = async () => {
      const response = await fetch(origin + path, { redirect: "manual" });
      return { status: response.status, html: await response.text() };
    };
    const answer = known.get(path) ?? read();
    known.set(path, answer);
    return answer;
  };
}

test("no link is dead: not in a page, not in the search, not to a part of a page", async ({
  site,
}) => {
  const read = reader(site);
  const queue = everyPage.map(({ path, code }) => localizedPath(path, code));
  const crawled = new Set(queue);
  const dead = new Set<string>();

  async function check(href: string, on: string) {
    const url = new URL(href, site.origin + on);
    if (url.origin !== site.origin) return;
    const { status, html } = await read(url.pathname);
    const expected = /^\/error(-404)?$/.test(barePath(url.pathname)) ? 404 : 200;
    const part = decodeURIComponent(url.hash.slice(1));
    if (status !== expected) dead.add(`${on}: ${href} answers ${status}`);
    else if (part && !html.includes(` id="${part}"`)) dead.add(`${on}: ${href} leads to no part`);
    else if (!crawled.has(url.pathname)) {
      crawled.add(url.pathname);
      queue.push(url.pathname);
    }
  }

  for (const path of queue) {
    const { html } = await read(path);
    const links = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = ""]) => href);
    expect(links.length, path).toBeGreaterThan(0);
    for (const href of new Set(links)) await check(href.replaceAll("&amp;", "&"), path);
  }
  for (const code of languageCodes) {
    const index = await (await fetch(site.origin + searchIndexPath(code))).json();
    for (const { url } of index) await check(url, `/search-in-${code}`);
  }
  expect([...dead]).toEqual([]);
});
