import process from "node:process";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { importEntries } from "#features/pages/import-entries.server.ts";
import { newestChanges } from "#features/pages/newest-changes.server.ts";
import type { LiveChange } from "#features/pages/page-document.ts";
import { planRelease } from "#features/pages/plan-release.server.ts";
import { postCategories } from "#features/pages/post-categories.ts";
import { readShells } from "#features/pages/site/read-shells.server.ts";
import { siteSeeds } from "#features/pages/site/seed-site.server.ts";
import { chooseDrafts } from "#features/publishing/choose-drafts.server.ts";
import { claimJob } from "#features/publishing/held-jobs.server.ts";
import { queueJob } from "#features/publishing/jobs.server.ts";
import { publishFile } from "#features/publishing/publish-file.server.ts";
import { createPublisher } from "#features/publishing/publisher.server.ts";
import type { JobKind } from "#features/publishing/publishing-tables.server.ts";
import { readSiteBuild } from "#features/publishing/read-site-build.server.ts";
import { newestRelease } from "#features/publishing/release-store.server.ts";
import type { Renderer } from "#features/publishing/renderer.server.ts";
import { searchListsOf } from "#features/publishing/search-lists.server.ts";
import type { Store } from "#platform/store/store.server.ts";
import { engines, startApi } from "../support/api-server.ts";
import { pageFile, postFile } from "../support/posts.ts";
import { renderingBuild } from "../support/rendering-build.ts";

/** `SWEEP_ROUNDS=1000`: the whole proof; the gate does with a part of it. */
const rounds = Number(process.env.SWEEP_ROUNDS ?? 60);
const seed = Number(process.env.SWEEP_SEED ?? 1);

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What it draws does not matter here: what it was asked to draw is compared, and what search finds on it. */
const drawsNothing: Renderer = {
  isReady: () => true,
  prepare() {},
  stop() {},
  render: async ({ address, document }) => ({
    files: [await publishFile(address, "<script>1</script>", "text/html; charset=utf-8")],
    search: document ? [{ kind: "page", title: document.title, text: "", url: address }] : [],
  }),
};

/** What search is told now, and what it would be told if nothing were left as it was. */
async function searchTold({ read }: Store, fixedPaths: readonly string[], now: number) {
  const plan = await planRelease(read, [], now);
  const shells = await readShells(read, plan, { fixedPaths, now });
  const rows = await read
    .selectFrom("release_file")
    .selectAll()
    .where("until", "is", null)
    .execute();
  const files = await read.selectFrom("published_file").selectAll().execute();
  const findings = new Map(rows.map(({ path, search }) => [path, JSON.parse(search ?? "[]")]));
  const contentAt = (address: string) => {
    const hash = rows.find(({ path }) => path === address)?.hash;
    const file = files.find((file) => file.hash === hash && file.encoding !== "gzip");
    const bytes = Buffer.from(file?.bytes ?? []);
    return String(file?.encoding === "br" ? brotliDecompressSync(bytes) : bytes);
  };
  const lists = searchListsOf(plan.live, shells);
  return {
    told: lists.map(({ address }) => JSON.parse(contentAt(address))),
    wanted: lists.map(({ pages }) => pages.flatMap((page) => findings.get(page))),
  };
}

const anHour = 3_600_000;
const posts = Array.from({ length: 12 }, (_, index) => `post-${index}`);
const menuPages = [
  ["pricing", "/pricing"],
  ["team", "/team"],
  ["elsewhere", "/elsewhere"],
] as const;

describe.each(engines)("what a change touches ($engine)", ({ engine }) => {
  test(`after ${rounds} random changes every address shows what would be made of it now`, {
    timeout: 240_000 + rounds * 1_000,
  }, async () => {
    const random = randomFrom(seed);
    const pick = <Item>(items: readonly Item[]): Item =>
      items[Math.floor(random() * items.length)] as Item;
    const { store } = await startApi(engine);
    const site = readSiteBuild(renderingBuild());
    if (!site) throw new Error("The build of the tests is broken.");
    let clock = Date.now();
    const now = () => ++clock;
    const publisher = createPublisher({ store, site, now, holder: "test", renderer: drawsNothing });

    async function run(kind: JobKind, changes: readonly LiveChange[]) {
      await queueJob(store, kind, changes, now());
      const job = await claimJob(store, "test", now());
      if (job) await publisher.run(job);
    }

    /** A post with another title, day, category, address or link, now and then without a language. */
    function somePost() {
      const id = pick(posts);
      const day = `2026-11-${10 + Math.floor(random() * 15)}`;
      const { name, text } = postFile(id, `Title ${Math.floor(random() * 1000)}`, day);
      const slug = random() < 0.2 ? `${id}-moved` : id;
      const link = random() < 0.4 ? ` [on](page:${pick(posts)})` : "";
      const written = text
        .replace("category: deciding", `category: ${pick(postCategories)}`)
        .replace(`slug: { tr: ${id},`, `slug: { tr: ${slug},`)
        .replace(`body: { tr: "Words of ${id}"`, `body: { tr: "Words of ${id}${link}"`);
      return { name, text: random() < 0.15 ? written.replace(/, de: "[^"]*"/g, "") : written };
    }

    const list = {
      ...pageFile("blog-grid", "/blog/grid"),
      text: pageFile("blog-grid", "/blog/grid").text.replace(
        "sections: []",
        "sections:\n  - { id: posts, type: posts, posts: 4 }",
      ),
    };
    /** Many pages of two, which all show the newest three, too. */
    const inPages = {
      ...pageFile("in-pages", "/in-pages"),
      text: pageFile("in-pages", "/in-pages").text.replace(
        "sections: []",
        "sections:\n  - { id: all, type: post-list, look: sidebar, posts: { each: 2 }, all: 'https://example.org', newest: 3 }",
      ),
    };
    const ofOne = {
      ...pageFile("of-one", "/of-one"),
      text: pageFile("of-one", "/of-one").text.replace(
        "sections: []",
        "sections:\n  - { id: all, type: post-list, look: grid, posts: { each: 1, only: deciding }, all: 'https://example.org' }",
      ),
    };
    const newest = {
      name: "second-name/newest.yaml",
      text: "path: /newest-post\nshows: newest post\n",
    };
    const fixed = [
      list,
      inPages,
      ofOne,
      newest,
      ...menuPages.map(([id, path]) => pageFile(id, path)),
    ];

    /** Said for three hours, from one hour on, by the office's clocks. */
    function someAnnouncement() {
      const hour = (later: number) =>
        new Date(clock + (3 + later) * anHour).toISOString().slice(0, 16).replace("T", " ");
      const text = `Words ${Math.floor(random() * 1000)}`;
      return {
        name: "announcement/announcement.yaml",
        text: `title: { tr: a, en: a, de: a }
on: true
text: { tr: ${text}, en: ${text}, de: ${text} }
starts: "${hour(1)}"
ends: "${hour(4)}"
`,
      };
    }

    /** A page that menus name by an address, there or at another one. */
    function someTeam() {
      const { name, text } = pageFile("team", "/team");
      return { name, text: text.replace("path: /team", `path: ${pick(["/team", "/people"])}`) };
    }

    /** A menu that leads to a post or an address, a figure of the company, an announcement. */
    function someAround() {
      const to = random() < 0.5 ? `page:${pick(posts)}` : "/team";
      const line = `{ id: a, label: { tr: a, en: a, de: a }, level: 1, to: "${to}" }`;
      const title = "title: { tr: a, en: a, de: a }\n";
      const menu = { name: "menu/header-menu.yaml", text: `${title}items:\n  - ${line}\n` };
      const facts = siteSeeds().filter(({ name }) => name.startsWith("site-facts/"));
      const customers = `customers: ${Math.floor(random() * 1000)}`;
      return pick([
        menu,
        someAnnouncement(),
        ...facts.map(({ name, text }) => ({
          name,
          text: text.replace(/customers: \d+/, customers),
        })),
      ]);
    }

    async function change(): Promise<string> {
      const kind = random();
      if (kind < 0.1) {
        await run("undo", []);
        return "undo";
      }
      if (kind < 0.25) {
        const live = await store.read
          .selectFrom("content_live")
          .select(["entry", "language"])
          .execute();
        const gone = live.length > 0 ? [{ ...pick(live), version: null }] : [];
        await run("publish", gone);
        return `gone ${JSON.stringify(gone)}`;
      }
      const file = pick(
        kind < 0.4
          ? fixed
          : kind < 0.45
            ? [someTeam()]
            : kind < 0.55
              ? [someAround()]
              : [somePost()],
      );
      await importEntries(store, [file], { by: "test", now: now() });
      const { changes } = await chooseDrafts(store.read, site?.paths ?? [], { withSamples: true });
      const own = kind < 0.9 ? changes : (await newestChanges(store.read)).slice(0, 2);
      await run("publish", own);
      return `${file.name}\n${file.text}`;
    }

    await importEntries(store, [inPages, ofOne], { by: "test", now: now() });
    for (let round = 0; round < rounds; round += 1) {
      // What begins or ends by the clock is on all pages of the next release, or made by the clock itself.
      if (random() < 0.2) clock += anHour;
      const before = await newestRelease(store.read);
      const done = await change();
      if ((await newestRelease(store.read)) === before) await run("prices", []);
      expect(await publisher.findStale(), `seed ${seed}, round ${round}: ${done}`).toEqual([]);
      const { told, wanted } = await searchTold(store, site.paths, now());
      expect(told, `search: seed ${seed}, round ${round}: ${done}`).toEqual(wanted);
    }
    const live = await store.read.selectFrom("content_live").select("entry").execute();
    expect(live.length).toBeGreaterThan(10);
  });
});
