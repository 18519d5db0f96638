import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { freezePages } from "#features/pages/freeze-pages.server.ts";
import { checkForPublishing } from "#features/pages/gate/check-for-publishing.server.ts";
import { importEntries, NotImported } from "#features/pages/import-entries.server.ts";
import type { LivePage } from "#features/pages/live-pages.server.ts";
import { newestChanges } from "#features/pages/newest-changes.server.ts";
import type { LiveChange } from "#features/pages/page-document.ts";
import { planRelease } from "#features/pages/plan-release.server.ts";
import { setLive } from "#features/pages/set-live.server.ts";
import type { ShownPart } from "#platform/fields/fields.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { openDatabase } from "#platform/store/open-database.server.ts";
import { createStore, type Store } from "#platform/store/store.server.ts";
import { type EngineName, engines, freshEnvironment } from "../support/api-server.ts";
import { runNode } from "../support/start-process.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

async function openStore(engine: EngineName): Promise<Store> {
  const { DATA_DIR: dataDir = "", DATABASE_URL: databaseUrl } = await freshEnvironment(engine);
  const store = createStore(await openDatabase({ dataDir, databaseUrl }));
  onTestFinished(() => store.close());
  return store;
}

interface Told {
  slug?: string;
  title?: string;
  day?: number;
  category?: string;
  link?: string;
}

/** A post in three languages. */
const post = (
  id: string,
  { slug = id, title = id, day = 1, category = "deciding", link }: Told = {},
) => ({
  name: `post/${id}.yaml`,
  text: `slug: { tr: ${slug}, en: ${slug}-en, de: ${slug}-de }
title: { tr: ${title} tr, en: ${title} en, de: ${title} de }
description: { tr: Açıklama, en: Description, de: Beschreibung }
date: 2026-11-${String(day).padStart(2, "0")}
category: ${category}
sections:
  - id: first
    type: text
    heading: { tr: Başlık, en: Heading, de: Überschrift }
    body: { tr: "Metin ${link ? `[x](${link})` : ""}", en: Text, de: Text }
`,
});

const grid = {
  name: "page/blog-grid.yaml",
  text: `path: /blog/grid
title: { tr: Blog, en: Blog, de: Blog }
description: { tr: Yazılar, en: Posts, de: Beiträge }
heading: { tr: Yazılar, en: Posts, de: Beiträge }
sections:
  - id: posts
    type: posts
    posts: 20
`,
};

/** A service that shows another one, and the page that its trail leads back to. */
const service = (id: string, related: string) => ({
  name: `service/${id}.yaml`,
  text: `title: { tr: ${id}, en: ${id}, de: ${id} }
order: 1
related: [{ id: a, service: ${related} }]
sections: []
`,
});
const services = {
  name: "page/services-v1.yaml",
  text: `path: /services/v1
title: { tr: Hizmetler, en: Services, de: Leistungen }
heading: { tr: Hizmetler, en: Services, de: Leistungen }
sections: []
`,
};

/** An address that shows another entry. */
const secondName = (id: string, shows: string, address = `/blog/single/${id}`) => ({
  name: `second-name/${id}.yaml`,
  text: `path: ${address}\nshows: ${shows}\nlayout: second\nsections: []\n`,
});

const how = (now = 1) => ({ by: "test", now });
const live = (
  entry: string,
  version: number | null,
  languages: LanguageCode[] = ["tr", "en", "de"],
) => languages.map((language): LiveChange => ({ entry, language, version }));

/** Publishes as the publisher does: in one transaction, at one instant. */
async function publish(store: Store, changes: LiveChange[], now: number) {
  const plan = await planRelease(store.read, changes, now);
  await store.write((trx) => setLive(trx, changes, now));
  return plan;
}

const names = (pages: readonly { entry: string; language: string }[]) =>
  pages.map(({ entry, language }) => `${entry} ${language}`);
/** Everything that would be live after the changes. */
async function readSnapshot(db: Store["read"], changes: readonly LiveChange[], now: number) {
  const { live, pages, redirects } = await planRelease(db, changes, now);
  return { pages: await freezePages(db, live, pages), redirects };
}
const pathsOf = async (store: Store) =>
  (await readSnapshot(store.read, [], 0)).pages.map(({ language, path }) => `${language} ${path}`);
const redirectsOf = async (store: Store) => (await readSnapshot(store.read, [], 0)).redirects;

describe.each(engines)("pages as data on $engine", ({ engine }) => {
  test("an import makes drafts, and the same files again change nothing", async () => {
    const store = await openStore(engine);
    const files = [post("a"), post("b"), grid];
    expect((await importEntries(store, files, { ...how(), dryRun: true })).created).toHaveLength(3);
    expect(await importEntries(store, files, how())).toEqual({
      created: ["a", "b", "blog-grid"],
      changed: [],
      unchanged: [],
    });
    expect((await importEntries(store, files, how(2))).unchanged).toHaveLength(3);
    const changed = await importEntries(store, [post("a", { title: "new" }), post("b")], how(3));
    expect(changed).toMatchObject({ changed: ["a"], unchanged: ["b"] });
    expect(await pathsOf(store)).toEqual([]);
    const versions = await store.read
      .selectFrom("content_version")
      .select(["entry", "version", "made_at"])
      .orderBy("entry")
      .orderBy("version")
      .execute();
    expect(versions.map(({ entry, version, made_at }) => [entry, version, made_at])).toEqual([
      ["a", 1, 1],
      ["a", 2, 3],
      ["b", 1, 1],
      ["blog-grid", 1, 1],
    ]);
  });

  test("a broken file keeps all of them out", async () => {
    const store = await openStore(engine);
    const refused = async (...files: { name: string; text: string }[]) => {
      const failure = await importEntries(store, files, how()).catch((error) => error);
      expect(failure).toBeInstanceOf(NotImported);
      return failure.problems.join("\n");
    };
    const broken = { ...post("b"), text: post("b").text.replace("deciding", "dreaming") };
    expect(await refused(post("a"), broken)).toContain("post/b.yaml:5: category: expected one of");
    expect(await refused(post("a"), post("b", { slug: "a" }))).toContain(
      "post/b.yaml:1: slug.tr: /blog/a belongs to a already",
    );
    expect(await refused(post("a"), { ...grid, name: "page/a.yaml" })).toContain(
      "there is a post of this name already (post/a.yaml)",
    );
    expect(await refused(grid, { ...grid, name: "page/other.yaml" })).toContain(
      "/blog/grid belongs to",
    );
    expect(await refused()).toContain("no entries");
    const nothing = await store.read.selectFrom("content_entry").selectAll().execute();
    expect(nothing).toEqual([]);

    await importEntries(store, [post("a")], how());
    expect(await refused(post("c", { slug: "a" }))).toContain("belongs to a already");
    expect(await refused({ ...grid, name: "page/a.yaml" })).toContain(
      "there is a post of this name",
    );
  });

  test("a slug that nobody wrote is made of the title, and stays when the title changes", async () => {
    const store = await openStore(engine);
    const bare = (title: string) => ({
      name: "post/a.yaml",
      text: `title: { tr: ${title} }\nsections: []\n`,
    });
    await importEntries(store, [bare("İlk ışık")], how());
    await importEntries(store, [bare("Başka")], how(2));
    const rows = await store.read.selectFrom("content_version").select("document").execute();
    expect(rows.map(({ document }) => JSON.parse(document).slugs)).toEqual([
      { tr: "ilk-isik" },
      { tr: "ilk-isik" },
    ]);
  });

  test("one language of one version goes live at a time, and nothing of another is shown there", async () => {
    const store = await openStore(engine);
    await importEntries(store, [post("a"), post("b", { day: 2 }), grid], how());
    await publish(
      store,
      [...live("a", 1, ["tr", "en"]), ...live("b", 1, ["tr"]), ...live("blog-grid", 1)],
      100,
    );
    await importEntries(store, [post("a", { title: "new" })], how(150));
    await publish(store, live("a", 2, ["tr"]), 200);

    const { pages } = await readSnapshot(store.read, [], 0);
    const page = (entry: string, language: string) =>
      pages.find((each) => each.entry === entry && each.language === language);
    expect(page("a", "tr")).toMatchObject({
      ...{ title: "new tr", version: 2, path: "/blog/a", publishedAt: 100, changedAt: 200 },
      values: { minutes: 1, category: "deciding", date: { iso: "2026-11-01" } },
      alternates: { tr: "/blog/a", en: "/blog/a-en" },
    });
    expect(page("a", "en")).toMatchObject({ title: "a en", version: 1, changedAt: 100 });
    expect(page("a", "de")).toBeUndefined();
    const cards = (language: string) => {
      const posts = page("blog-grid", language)?.sections[0]?.values.posts as { title: string }[];
      return posts.map(({ title }) => title);
    };
    expect([cards("tr"), cards("en"), cards("de")]).toEqual([["b tr", "new tr"], ["a en"], []]);
    expect(page("a", "tr")?.values.related).toMatchObject([{ entry: "b" }]);
    expect(page("a", "en")?.values.related).toEqual([]);
  });

  test("a list goes on at addresses of its own, and a category has its own list", async () => {
    const store = await openStore(engine);
    const listOf = (name: string, path: string, more = "") => ({
      name: `page/${name}.yaml`,
      text: `path: ${path}
title: { tr: Blog, en: Blog, de: Blog }
description: { tr: Yazılar, en: Posts, de: Beiträge }
heading: { tr: Yazılar, en: Posts, de: Beiträge }
sections:
  - { id: posts, type: post-list, look: grid, posts: { each: 3${more} }, all: /blog/grid }
`,
    });
    const posts = Array.from({ length: 7 }, (_, n) =>
      post(`p${n}`, { day: n + 1, category: n < 5 ? "building" : "running" }),
    );
    const lists = [
      listOf("grid", "/blog/grid"),
      listOf("built", "/built", ", only: building"),
      listOf("top", "/top", ", pages: 1"),
    ];
    await importEntries(store, [...posts, ...lists], how());
    const wrong = importEntries(store, [listOf("two", "/blog/grid/2")], how());
    expect((await wrong.catch((error) => error)).problems.join()).toContain("ends with a number");
    await publish(store, await newestChanges(store.read), 100);

    const shown = async () =>
      (await readSnapshot(store.read, [], 0)).pages
        .filter(({ kind, language }) => kind === "page" && language === "en")
        .map(({ path, part, sections, alternates }) => {
          const [list] = sections;
          const { entries = [], parts } = (list?.values.posts ?? {}) as Partial<ShownPart>;
          const cards = entries.map(({ entry }) => entry).join(" ");
          return [path, part, parts, cards, alternates.de].join(" | ");
        });
    expect(await shown()).toEqual([
      "/built |  | 2 | p4 p3 p2 | /built",
      "/built/2 | 2 | 2 | p1 p0 | /built/2",
      "/blog/grid |  | 3 | p6 p5 p4 | /blog/grid",
      "/blog/grid/2 | 2 | 3 | p3 p2 p1 | /blog/grid/2",
      "/blog/grid/3 | 3 | 3 | p0 | /blog/grid/3",
      "/top |  | 1 | p6 p5 p4 | /top",
    ]);
    const { pages } = await readSnapshot(store.read, [], 0);
    const lists0 = pages.find(({ entry, language }) => entry === "p0" && language === "en");
    expect(lists0?.values.lists).toEqual({ building: "/built" });

    // One post less: the pages that lose one are others, and the last one of the longer list is gone in its language.
    const less = await publish(store, live("p0", null, ["en"]), 200);
    expect(less.gone).toEqual([
      { language: "en", path: "/blog/grid/3" },
      { language: "en", path: "/blog/p0-en" },
    ]);
    const paths = less.touched.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(["/built/2", "/blog/grid", "/blog/grid/2"]));
    expect(await shown()).toContain("/blog/grid/2 | 2 | 2 | p3 p2 p1 | /blog/grid/2");
    const german = (await readSnapshot(store.read, [], 0)).pages.find(
      ({ path, language }) => language === "de" && path === "/blog/grid/3",
    );
    expect(german?.alternates).toEqual({ tr: "/blog/grid/3", de: "/blog/grid/3" });

    // Another title: of each list the page that shows it, and no other.
    await importEntries(
      store,
      [post("p3", { day: 4, category: "building", title: "new" })],
      how(2),
    );
    const titled = await publish(store, live("p3", 2, ["en"]), 300);
    const lists3 = titled.touched.filter(({ kind }) => kind === "page");
    expect(lists3.map(({ path }) => path)).toEqual(["/built", "/blog/grid/2"]);
  });

  test("a plan says which pages a change touches, and no other", async () => {
    const store = await openStore(engine);
    const many = Array.from({ length: 9 }, (_, n) => post(`p${n}`, { day: n + 1 }));
    await importEntries(
      store,
      [...many, grid, post("reader", { day: 28, category: "running", link: "page:p4" })],
      how(),
    );
    const everything = await newestChanges(store.read);
    expect(everything).toHaveLength(33);
    const first = await publish(store, everything, 100);
    expect(first.touched).toHaveLength(33);
    expect(await newestChanges(store.read)).toEqual([]);

    // Words alone: its own page. Its title: also lists and neighbours. Its address: also its other languages and links.
    await importEntries(
      store,
      [{ ...post("p4", { day: 5 }), text: post("p4", { day: 5 }).text.replace("Metin", "Söz") }],
      how(2),
    );
    expect(names((await publish(store, live("p4", 2, ["tr"]), 200)).touched)).toEqual(["p4 tr"]);
    await importEntries(store, [post("p4", { day: 5, title: "new" })], how(3));
    const titled = names((await publish(store, live("p4", 3, ["tr"]), 300)).touched);
    expect(titled).toContain("blog-grid tr");
    expect(titled.filter((name) => name.startsWith("p")).length).toBeLessThan(7);
    expect(titled).toContain("reader tr");
    expect(titled.every((name) => name.endsWith(" tr"))).toBe(true);
    await importEntries(store, [post("p4", { day: 5, title: "new", slug: "moved" })], how(4));
    const moved = await publish(store, live("p4", 4, ["tr"]), 400);
    expect(names(moved.touched)).toEqual(
      expect.arrayContaining(["p4 tr", "p4 en", "p4 de", "reader tr"]),
    );
    expect(moved.gone).toEqual([{ language: "tr", path: "/blog/p4" }]);
    const { touched } = await planRelease(store.read, [], 500);
    expect(touched).toEqual([]);
  });

  test("what a plan leaves out is the same as before", async () => {
    const store = await openStore(engine);
    const many = Array.from({ length: 12 }, (_, n) =>
      post(`p${n}`, {
        day: n + 1,
        category: n % 2 ? "building" : "running",
        link: `page:p${(n * 5) % 12}`,
      }),
    );
    const others = [grid, secondName("v1", "newest post"), secondName("v2", "p7")];
    const pair = [service("s1", "s2"), service("s2", "s1"), services];
    await importEntries(store, [...many, ...others, ...pair], how());
    await publish(store, await newestChanges(store.read), 100);
    const worded = { ...many[7], text: many[7]?.text.replace("Metin", "Söz") };
    await importEntries(store, [worded as (typeof many)[0]], how(2));
    const steps: LiveChange[][] = [
      live("blog-grid", null, ["tr"]),
      live("p3", null, ["tr"]),
      live("p7", null),
      [...live("p3", 1, ["tr"]), ...live("p0", null, ["en"])],
      live("blog-grid", null, ["de"]),
      live("p7", 1),
      live("p11", null),
      live("s2", null, ["de"]),
      live("services-v1", null, ["tr"]),
      live("p7", 2, ["tr"]),
      [...live("v2", null, ["en"]), ...live("p10", null, ["de"])],
    ];
    for (const [index, changes] of steps.entries()) {
      const before = (await readSnapshot(store.read, [], 0)).pages;
      const { touched } = await publish(store, changes, 1_000 + index);
      const after = (await readSnapshot(store.read, [], 0)).pages;
      const placeOf = ({ language, path }: { language: string; path: string }) =>
        `${language} ${path}`;
      const told = new Set(touched.map(placeOf));
      const was = new Map(before.map((page) => [placeOf(page), JSON.stringify(page)]));
      const different = after.filter((page) => was.get(placeOf(page)) !== JSON.stringify(page));
      expect(different.map(placeOf).filter((place) => !told.has(place))).toEqual([]);
    }
  });

  test("a second name shows what is live under its own name, in each language that it is live in", async () => {
    const store = await openStore(engine);
    const files = [secondName("v1", "newest post"), secondName("v2", "a"), post("a"), post("b")];
    await importEntries(store, files, how());
    const all = await newestChanges(store.read);
    const names = all.filter(({ entry }) => entry.startsWith("v"));
    expect(names).toHaveLength(6);
    expect(await checkForPublishing(store.read, names, [])).toHaveLength(6);
    expect((await publish(store, names, 100)).live).toEqual([]);

    await publish(store, [...live("a", 1, ["tr", "en"]), ...live("b", 1, ["tr"])], 200);
    const { pages } = await readSnapshot(store.read, [], 0);
    const at = (path: string, language: string) =>
      pages.find((page) => page.path === path && page.language === language);
    expect(at("/blog/single/v2", "en")).toEqual({
      ...at("/blog/a-en", "en"),
      ...{ path: "/blog/single/v2", canonical: "/blog/a-en", layout: "second" },
      alternates: { tr: "/blog/single/v2", en: "/blog/single/v2" },
    });
    expect(at("/blog/single/v2", "de")).toBeUndefined();

    // Another text and another newest post are seen there; what stood there goes with what it showed.
    const other = { ...post("a"), text: post("a").text.replace("Metin", "Söz") };
    await importEntries(store, [other, post("c", { day: 2 })], how(2));
    const shows = ({ touched }: { touched: readonly { entry: string; shows?: LivePage }[] }) =>
      touched.flatMap(({ entry, shows }) => (shows ? [`${entry} ${shows.entry}`] : []));
    expect(shows(await publish(store, live("a", 2, ["tr"]), 300))).toEqual(["v1 a", "v2 a"]);
    expect(shows(await publish(store, live("c", 1, ["tr"]), 400))).toContain("v1 c");
    const without = await publish(store, live("a", null), 500);
    expect(without.gone).toContainEqual({ language: "tr", path: "/blog/single/v2" });
    expect(await checkForPublishing(store.read, live("v2", 1, ["tr"]), [])).toMatchObject([
      { level: "warning", field: "shows" },
    ]);
  });

  test("an address that was live leads on, without a chain, and never over a page", async () => {
    const store = await openStore(engine);
    await importEntries(store, [post("a", { slug: "one" })], how());
    await importEntries(store, [post("a", { slug: "draft" })], how(2));
    await importEntries(store, [post("a", { slug: "two" })], how(3));
    await importEntries(store, [post("a", { slug: "three" })], how(4));
    await publish(store, live("a", 1, ["tr"]), 100);
    await publish(store, live("a", 3, ["tr"]), 200);
    await publish(store, live("a", 4, ["tr"]), 300);
    const to = "/blog/three";
    expect(await redirectsOf(store)).toEqual([
      { language: "tr", from: "/blog/one", to },
      { language: "tr", from: "/blog/two", to },
    ]);
    await importEntries(store, [post("b", { slug: "one" })], how(5));
    await publish(store, live("b", 1, ["tr"]), 400);
    expect(await redirectsOf(store)).toEqual([{ language: "tr", from: "/blog/two", to }]);
    await publish(store, live("a", null, ["tr"]), 500);
    expect(await redirectsOf(store)).toEqual([]);
    // Undone: it is there again, and what led to it does.
    const back = await planRelease(store.read, live("a", 1, ["en"]), 600);
    expect(back.redirects).toEqual([]);
    await publish(store, live("a", 3, ["tr"]), 700);
    expect(await redirectsOf(store)).toEqual([
      { language: "tr", from: "/blog/three", to: "/blog/two" },
    ]);
  });

  test("an address that a page takes leads on as before when the page goes again, and to the page when that moves", async () => {
    const store = await openStore(engine);
    await importEntries(store, [post("a", { slug: "one" })], how());
    await importEntries(store, [post("a", { slug: "two" }), post("b", { slug: "one" })], how(2));
    await importEntries(store, [post("b", { slug: "three" })], how(3));
    await publish(store, live("a", 1, ["tr"]), 100);
    await publish(store, live("a", 2, ["tr"]), 200);
    const toTwo = [{ language: "tr", from: "/blog/one", to: "/blog/two" }];
    expect(await redirectsOf(store)).toEqual(toTwo);
    await publish(store, live("b", 1, ["tr"]), 300);
    expect(await redirectsOf(store)).toEqual([]);
    // Taken back, or taken off the site.
    expect((await publish(store, live("b", null, ["tr"]), 400)).redirects).toEqual(toTwo);
    expect(await redirectsOf(store)).toEqual(toTwo);
    await publish(store, live("b", 1, ["tr"]), 500);
    const toThree = [{ language: "tr", from: "/blog/one", to: "/blog/three" }];
    expect((await publish(store, live("b", 2, ["tr"]), 600)).redirects).toEqual(toThree);
    expect(await redirectsOf(store)).toEqual(toThree);
  });

  test("a folder leads to its first page, unless something stands there or is led on from there", async () => {
    const store = await openStore(engine);
    const page = (name: string, path: string) => ({
      name: `page/${name}.yaml`,
      text: `path: ${path}\nsections: []\n`,
    });
    const files = [page("list", "/ideas/list"), page("grid", "/ideas/grid"), page("top", "/ideas")];
    await importEntries(store, files, how());
    await publish(store, [...live("list", 1, ["tr"]), ...live("grid", 1, ["tr"])], 100);
    expect(await redirectsOf(store)).toEqual([
      { language: "tr", from: "/ideas", to: "/ideas/grid" },
    ]);
    await publish(store, live("top", 1, ["tr"]), 200);
    expect(await redirectsOf(store)).toEqual([]);
    await importEntries(store, [page("top", "/thoughts")], how(2));
    await publish(store, live("top", 2, ["tr"]), 300);
    expect(await redirectsOf(store)).toEqual([{ language: "tr", from: "/ideas", to: "/thoughts" }]);
  });

  test("two entries exchange their addresses at once", async () => {
    const store = await openStore(engine);
    await importEntries(store, [post("a"), post("b")], how());
    await publish(store, [...live("a", 1), ...live("b", 1)], 100);
    await importEntries(store, [post("a", { slug: "b" }), post("b", { slug: "a" })], how(2));
    await publish(store, [...live("a", 2), ...live("b", 2)], 200);
    const { pages, redirects } = await readSnapshot(store.read, [], 0);
    expect(pages.find(({ path }) => path === "/blog/a")?.entry).toBe("b");
    expect(redirects).toEqual([]);
  });

  test("the gate names entry, language and field", async () => {
    const store = await openStore(engine);
    const bad = {
      name: "post/bad.yaml",
      text: `slug: { tr: bad }
title: { tr: ${"uzun ".repeat(20)}, en: { value: 日本語, of: 0123456789abcdef } }
date: 2026-11-01
sections:
  - id: first
    type: text
    body: { tr: "### Önce\\n\\n[a](page:nowhere) [b](/nowhere) [c](#nowhere) [d](/contact) [e](#picture) [f](page:bad)" }
  - id: picture
    type: picture-with-text
    heading: { tr: Resim }
    body: { tr: Metin }
    picture: { drawing: launch }
`,
    };
    const page = (name: string, heading: string) => ({
      name: `page/${name}.yaml`,
      text: `path: /${name}
title: { tr: Sayfa }
description: { tr: Açıklama }
sections:
  - { id: first, type: text, ${heading}body: { tr: Metin } }
`,
    });
    const pages = [page("opened", "heading: { tr: Sayfa }, "), page("unopened", "")];
    await importEntries(store, [bad, post("good"), ...pages], how());
    const told = async (...changes: LiveChange[]) =>
      (await checkForPublishing(store.read, changes, ["/contact"])).map(
        ({ level, entry, language, field, message }) =>
          `${level}: ${entry} ${language} ${field}: ${message}`,
      );
    expect(await told(...live("good", 1))).toEqual([]);
    expect(await told(...live("opened", 1, ["tr"]), ...live("unopened", 1, ["tr"]))).toEqual([
      "error: unopened tr heading: is missing, and the first section cannot stand in for it",
    ]);
    const turkish = (await told(...live("bad", 1, ["tr"]))).join("\n");
    for (const line of [
      "error: bad tr description: is missing",
      "error: bad tr category: is missing",
      "error: bad tr sections.first.body: leads to nowhere, which is not live",
      "error: bad tr sections.first.body: leads to /nowhere, which is no page",
      "error: bad tr sections.first.body: leads to #nowhere, which is no section",
      "error: bad tr sections.first.body: a ### heading needs a heading",
      "error: bad tr sections.picture.picture: needs an alternative text",
      "warning: bad tr title: 99 letters: search engines show 65",
    ])
      expect(turkish).toContain(line);
    expect(turkish.split("\n")).toHaveLength(8);
    const asked = await checkForPublishing(store.read, live("bad", 1, ["tr"]), ["/contact"]);
    expect(asked.find(({ code }) => code === "headingAbove")?.value).toBe("Önce");
    const english = (await told(...live("bad", 1, ["en"]))).join("\n");
    expect(english).toContain("error: bad en slug.en: is missing");
    expect(english).toContain("warning: bad en title: the text it was made from has changed");
    expect(english).toContain("error: bad en sections.first.body: is missing");
    expect(await told(...live("bad", 9, ["tr"]), ...live("ghost", 1, ["tr"]))).toEqual([
      "error: bad tr : there is no version 9",
      "error: ghost tr : there is no version 1",
    ]);
  });

  test("a legal text that says something else, and names the day of the text that is live, is warned of", async () => {
    const store = await openStore(engine);
    const text = (day: string, words: string) => ({
      name: "legal-text/terms.yaml",
      text: `path: /terms
title: { tr: Koşullar, en: Terms }
description: { tr: Koşullar, en: Terms }
heading: { tr: Koşullar, en: Terms }
updated: ${day}
sections:
  - { id: first, type: text, heading: { tr: Bir, en: One }, body: { tr: ${words}, en: Text } }
`,
    });
    const told = async (version: number) =>
      (await checkForPublishing(store.read, live("terms", version, ["tr", "en"]), [])).filter(
        ({ code }) => code === "oldDate",
      );
    await importEntries(store, [text("2026-11-01", "Metin")], how());
    expect(await told(1)).toEqual([]);
    await publish(store, live("terms", 1, ["tr", "en"]), 100);
    await importEntries(store, [text("2026-11-01", "Başka metin")], how());
    expect(await told(2)).toMatchObject([{ level: "warning", language: "tr", field: "updated" }]);
    await importEntries(store, [text("2026-11-02", "Başka metin")], how());
    expect(await told(3)).toEqual([]);
  });

  test("entries that lead to each other in a circle go live together, and one that goes is named", async () => {
    const store = await openStore(engine);
    await importEntries(
      store,
      [post("a", { link: "page:b" }), post("b", { link: "page:c" }), post("c", { link: "page:a" })],
      how(),
    );
    const all = await newestChanges(store.read);
    expect(await checkForPublishing(store.read, all, [])).toEqual([]);
    await publish(store, all, 100);
    const gone = await checkForPublishing(store.read, live("b", null, ["tr"]), []);
    expect(gone).toMatchObject([{ level: "warning", entry: "b", language: "tr" }]);
    const { touched } = await publish(store, live("b", null, ["tr"]), 200);
    expect(names(touched)).toEqual(expect.arrayContaining(["a tr"]));
    const page = (await readSnapshot(store.read, [], 0)).pages.find(({ entry }) => entry === "a");
    expect(JSON.stringify(page?.sections)).not.toContain("link");
  });

  test("a document of another release: what is not known is left out, named by the gate, and exported", async () => {
    const store = await openStore(engine);
    await importEntries(store, [post("a")], how());
    const [{ document = "" } = {}] = await store.read
      .selectFrom("content_version")
      .select("document")
      .execute();
    const newer = JSON.parse(document);
    newer.values.sparkle = "x";
    newer.sections.push({ id: "video", type: "video", hidden: [], values: { clip: "y" } });
    await store.write((trx) =>
      trx
        .updateTable("content_version")
        .set({ document: JSON.stringify(newer) })
        .execute(),
    );
    const problems = await checkForPublishing(store.read, live("a", 1, ["tr"]), []);
    expect(problems.map(({ field }) => field)).toEqual(
      expect.arrayContaining(["sparkle", "sections.video"]),
    );
    await publish(store, live("a", 1, ["tr"]), 100);
    const { pages } = await readSnapshot(store.read, [], 0);
    expect(pages[0]?.sections.map(({ type }) => type)).toEqual(["text"]);
  });
});

describe("npm run content", () => {
  const content = (environment: Record<string, string>, ...words: string[]) =>
    runNode(["scripts/content.ts", ...words], environment);

  test("import, list, show, export and check say what they did, by their exit status too", async () => {
    const environment = await freshEnvironment("SQLite");
    const folder = temporaryFolder();
    for (const { name, text } of [post("a"), grid]) {
      mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
    const dry = await content(environment, "import", folder, "--dry-run", "--json");
    expect([dry.code, JSON.parse(dry.output)]).toEqual([
      0,
      { created: ["blog-grid", "a"], changed: [], unchanged: [], dryRun: true },
    ]);
    expect((await content(environment, "list")).output).toBe("0 entries.\n");
    const imported = await content(environment, "import", folder);
    expect([imported.code, imported.output]).toEqual([
      0,
      expect.stringContaining("2 new and 0 changed drafts, 0 as they were."),
    ]);
    expect((await content(environment, "list")).output).toContain("tr draft · en draft · de draft");

    const [first, second] = [temporaryFolder(), temporaryFolder()];
    expect((await content(environment, "export", first)).code).toBe(0);
    const other = await freshEnvironment("SQLite");
    expect((await content(other, "import", first)).code).toBe(0);
    expect((await content(other, "export", second)).code).toBe(0);
    const files = (where: string) =>
      readdirSync(where, { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".yaml"))
        .sort()
        .map((name) => [name, readFileSync(path.join(where, name), "utf8")]);
    expect(files(second)).toEqual(files(first));
    expect(files(first)).toHaveLength(2);
    const shown = await content(environment, "show", "a");
    expect(shown.output).toBe(files(first).find(([name]) => name === "post/a.yaml")?.[1]);
    expect((await content(environment, "check")).code).toBe(0);

    writeFileSync(path.join(folder, "post", "a.yaml"), post("a").text.replace("deciding", "x"));
    const broken = await content(environment, "import", folder);
    expect([broken.code, broken.output]).toEqual([
      1,
      expect.stringContaining("post/a.yaml:5: category"),
    ]);
    expect(broken.output).toContain("Nothing was imported.");
    const checked = await content(environment, "check", folder, "--json");
    expect([checked.code, JSON.parse(checked.output).broken]).toEqual([
      1,
      [expect.stringContaining("post/a.yaml:5: category")],
    ]);
    for (const words of [
      ["show", "ghost"],
      ["import", "/nowhere"],
      ["impport", folder],
      ["import"],
    ])
      expect((await content(environment, ...words)).code).toBe(1);
  });
});
