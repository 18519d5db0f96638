import { expect, test } from "vitest";
import type { LivePage } from "#features/pages/live-pages.server.ts";
import type { Shells } from "#platform/content/site-shell.ts";
import { searchListsOf } from "./search-lists.server.ts";

const page = (kind: LivePage["kind"], path: string, values = {}): LivePage => ({
  ...{ entry: path, language: "en", kind, version: 1, path, reads: [] },
  card: { title: path, description: "", values, sample: false },
  ...{ publishedAt: 0, changedAt: 0 },
});

const posts = (count: number) =>
  Array.from({ length: count }, (_, index) => page("post", `/blog/post-${index}`));
const home = page("page", "/");

const menu = [{ key: "pricing", label: "Pricing", url: "/pricing" }];
const shells = { en: { menus: { menu, actions: [], footer: [] } } } as unknown as Shells;

test("few pages are told of in one file, in their order, without those that are in no list", () => {
  const unlisted = page("page", "/secret", { unlisted: true });
  const [only, ...further] = searchListsOf([home, unlisted, ...posts(2)], shells);
  expect(further).toEqual([]);
  expect(only).toMatchObject({ address: "/assets/search/en.json", parts: [] });
  expect(only?.pages).toEqual(["/en", "/en/blog/post-0", "/en/blog/post-1"]);
});

test("of many pages those of lists are told of in parts, each in one, and the first file names the parts", () => {
  const [first, ...further] = searchListsOf([home, ...posts(600)], shells);
  expect(first?.pages).toEqual(["/en"]);
  expect(first?.parts).toEqual(further.map(({ address }) => address).sort());
  expect(further).toHaveLength(8);
  const told = further.flatMap(({ pages }) => pages);
  expect([told.length, new Set(told).size]).toEqual([600, 600]);
});

test("a page that comes to many others is told of by one other file, and no page changes its own", () => {
  const before = searchListsOf([home, ...posts(600)], shells);
  const after = searchListsOf([home, ...posts(601)], shells);
  const keys = new Set(before.map(({ key }) => key));
  const different = after.filter(({ key }) => !keys.has(key));
  expect(different.flatMap(({ pages }) => pages)).toContain("/en/blog/post-600");
  expect(different).toHaveLength(1);
});

test("what a menu names is told of first, whatever its name in the store", () => {
  const [only] = searchListsOf([page("page", "/a-story"), page("page", "/pricing"), home], shells);
  expect(only?.pages).toEqual(["/en", "/en/pricing", "/en/a-story"]);
});

test("a page that lists what there is none of yet is not told of, until there is one", () => {
  const work = page("page", "/portfolio", { menuWhile: "case-study" });
  const told = (...live: LivePage[]) => searchListsOf(live, shells)[0]?.pages;
  expect(told(home, work)).toEqual(["/en"]);
  expect(told(home, work, page("case-study", "/portfolio/one"))).toContain("/en/portfolio");
  // Menus look at the language, too.
  const german: LivePage = { ...page("case-study", "/portfolio/one"), language: "de" };
  const shellsOfBoth = { ...shells, de: shells.en };
  expect(searchListsOf([home, work, german], shellsOfBoth)[0]?.pages).toEqual(["/en"]);
});
