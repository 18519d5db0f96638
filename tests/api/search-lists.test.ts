import { afterEach, describe, expect, test, vi } from "vitest";
import { loadFinder } from "#features/search/load-finder.ts";
import type { SearchPart } from "#features/search/search-index.ts";
import { engines, startApi } from "../support/api-server.ts";
import { pageFile, postFile, publishPosts } from "../support/posts.ts";
import { renderingBuild } from "../support/rendering-build.ts";

afterEach(() => vi.unstubAllGlobals());

describe.each(engines)("what search finds among many pages ($engine)", ({ engine }) => {
  test("is told in parts, all of it is found, and a change makes few of them anew", async () => {
    const server = await startApi(engine, {}, { buildDir: renderingBuild() });
    const posts = Array.from({ length: 300 }, (_, index) => postFile(`post-${index}`));
    await publishPosts(server, [...posts, pageFile("pricing", "/pricing")]);
    const first = "/assets/search/en.json";
    const list = await (await fetch(server.url + first)).json();
    const parts = list.filter(({ kind }: SearchPart) => kind === "part");
    expect(parts).toHaveLength(4);
    expect(JSON.stringify(list)).toContain("/en/pricing");
    expect(JSON.stringify(list)).not.toContain("/en/blog/post-");

    const addresses = [first, ...parts.map(({ url }: SearchPart) => url)];
    const tags = async () =>
      Promise.all(addresses.map(async (at) => (await fetch(server.url + at)).headers.get("etag")));
    const before = await tags();
    // Its heading stands on no other page.
    const { name, text } = postFile("post-7");
    const changed = text.replaceAll("Heading of post-7", "Pomegranates");
    await publishPosts(server, [{ name, text: changed }]);
    const after = await tags();
    expect(after.filter((tag, index) => tag !== before[index])).toHaveLength(1);

    // Asked in the code below as a browser asks: by paths alone.
    const ask = fetch;
    vi.stubGlobal("fetch", (path: string) => ask(server.url + path));
    const finder = await loadFinder("en");
    const foundFor = (query: string) =>
      finder.find(query).flatMap(({ entries }) => entries.map(({ url }) => url));
    expect(foundFor("pomegranates")).toContain("/en/blog/post-7#first");
    expect(foundFor("post-299")).toContain("/en/blog/post-299");
    expect(finder.offers.flatMap(({ entries }) => entries.map(({ url }) => url))).toEqual([
      "/en/pricing",
    ]);
  });
});
