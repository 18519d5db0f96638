import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import sharp from "sharp";
import { describe, expect, onTestFinished, test } from "vitest";
import { importEntries } from "#features/pages/import-entries.server.ts";
import { newestChanges } from "#features/pages/newest-changes.server.ts";
import { beginJob, claimJob, endJob, holdJob } from "#features/publishing/held-jobs.server.ts";
import { queueJob, readJob } from "#features/publishing/jobs.server.ts";
import { readReleases } from "#features/publishing/release-store.server.ts";
import {
  createLateAlarm,
  readScheduled,
  scheduleJob,
  unschedule,
} from "#features/publishing/scheduled-jobs.server.ts";
import { allMessages } from "#platform/language/all-messages.ts";
import { openDatabase } from "#platform/store/open-database.server.ts";
import { createStore, type Store } from "#platform/store/store.server.ts";
import { renderFirstRelease } from "../../scripts/build/render-first-release.ts";
import {
  type EngineName,
  engines,
  freshEnvironment,
  startApi,
  startApiWith,
} from "../support/api-server.ts";
import { endOf, pageFile, postFile, publishPosts, queueDrafts, undo } from "../support/posts.ts";
import { renderingBuild } from "../support/rendering-build.ts";
import { runNode, startProcess } from "../support/start-process.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const categoryFile = {
  name: "post-category/deciding.yaml",
  text: `
slug: { en: to-decide }
title: { en: To decide }
description: { en: Posts }
heading: { en: To decide }
category: deciding
sections: []
`,
};

describe.each(engines)("publishing ($engine)", ({ engine }) => {
  const start = (buildDir = renderingBuild()) => startApi(engine, {}, { buildDir });

  test("a post answers in three languages with its files, and stands in sitemap, feed and search", async () => {
    const server = await start();
    const { url } = server;
    expect((await fetch(`${url}/blog/first`, { redirect: "manual" })).status).toBe(302);
    const outcome = await publishPosts(server, [postFile("first", "A first post")]);
    expect(outcome).toMatchObject({ state: "done", release: 1, pages: 3 });
    for (const prefix of ["", "/en", "/de"]) {
      const page = await shown(url, `${prefix}/blog/first`);
      expect(page.status).toBe(200);
      expect(page.text).toContain("A first post");
      expect(page.text).toContain("<style>.card{color:red}</style>");
      expect(page.headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-");
      expect((await shown(url, `${prefix}/blog/first.data`)).text).toContain("A first post");
      expect((await shown(url, `${prefix}/blog/feed.xml`)).text).toContain(
        `<link>http://localhost:3000${prefix}/blog/first</link>`,
      );
      const feed = JSON.parse((await shown(url, `${prefix}/blog/feed.json`)).text);
      expect(feed.items).toHaveLength(1);
      expect((await shown(url, "/sitemap.xml")).text).toContain(
        `<loc>http://localhost:3000${prefix}/blog/first</loc>`,
      );
    }
    expect((await shown(url, "/en/llms.txt")).text).toContain(
      "- [A first post (en)](http://localhost:3000/en/blog/first): About first (en)",
    );
    const found = JSON.parse((await shown(url, "/assets/search/en.json")).text);
    expect(found).toContainEqual(
      expect.objectContaining({ title: "Heading of first (en)", url: "/en/blog/first#first" }),
    );
  });

  test("the page of a category has a feed of its posts alone", async () => {
    const server = await start();
    const building = postFile("elsewhere", "About building");
    await publishPosts(server, [
      categoryFile,
      postFile("first", "About deciding"),
      { ...building, text: building.text.replace("deciding", "building") },
    ]);
    for (const file of ["feed.xml", "feed.json"]) {
      const feed = (await shown(server.url, `/en/blog/category/to-decide/${file}`)).text;
      expect(feed).toContain("About deciding");
      expect(feed).not.toContain("About building");
      expect(feed).toContain(`/en/blog/category/to-decide/${file}`);
    }
  });

  test("a feed names the day of each post, the newest first, whenever they went live", async () => {
    const server = await start();
    await publishPosts(server, [
      postFile("older", "Older", "2026-03-02"),
      postFile("newer", "Newer", "2026-03-09"),
    ]);
    const { text } = await shown(server.url, "/en/blog/feed.json");
    const items: { url: string; date_published: string }[] = JSON.parse(text).items;
    expect(items.map(({ url, date_published }) => [url.slice(-5), date_published])).toEqual([
      ["newer", "2026-03-09T09:00:00.000Z"],
      ["older", "2026-03-02T09:00:00.000Z"],
    ]);
    const rss = (await shown(server.url, "/en/blog/feed.xml")).text;
    expect(rss).toContain("<pubDate>Mon, 09 Mar 2026 09:00:00 GMT</pubDate>");
  });

  test("a second name answers with what it shows, and machines are told of that alone", async () => {
    const server = await start();
    const { url } = server;
    const secondName = {
      name: "second-name/newest.yaml",
      text: "path: /newest-post\nshows: newest post\n",
    };
    const outcome = await publishPosts(server, [secondName]);
    expect(outcome).toMatchObject({ state: "done", pages: 0 });
    expect((await fetch(`${url}/newest-post`, { redirect: "manual" })).status).toBe(302);
    expect(await publishPosts(server, [postFile("first", "A post")])).toMatchObject({ pages: 6 });
    expect((await shown(url, "/de/newest-post")).text).toContain("A post (de)");
    await publishPosts(server, [postFile("first", "Other words")]);
    expect((await shown(url, "/newest-post")).text).toContain("Other words");
    for (const file of ["/sitemap.xml", "/assets/search/en.json", "/blog/feed.xml"])
      expect((await shown(url, file)).text).not.toContain("newest-post");
    await undo(server);
    await undo(server);
    expect((await fetch(`${url}/newest-post`, { redirect: "manual" })).status).toBe(302);
  });

  test("a page that moves stays in the menus, at its new address", async () => {
    const server = await start();
    const { url } = server;
    await publishPosts(server, [pageFile("pricing", "/pricing")]);
    expect((await shown(url, "/contact")).text).toContain('<a href="/pricing">');
    await publishPosts(server, [pageFile("pricing", "/prices")]);
    const { text } = await shown(url, "/contact");
    expect(text).toContain('<a href="/prices">');
    expect(text).not.toContain('<a href="/pricing">');
    expect((await shown(url, "/en/contact")).text).toContain('<a href="/prices">');
  });

  test("a link to an address that its page has left keeps nothing from going live; one that leads nowhere does", async () => {
    const server = await start();
    await publishPosts(server, [pageFile("pricing", "/pricing")]);
    await publishPosts(server, [pageFile("pricing", "/prices")]);
    const linking = (id: string, target: string, inEnglish = target) => {
      const { name, text } = pageFile(id, `/${id}`);
      const body = `{ tr: "[x](${target})", en: "[x](${inEnglish})" }`;
      const section = `\n  - { id: first, type: text, body: ${body} }`;
      return { name, text: text.replace("sections: []", `sections:${section}`) };
    };
    expect(await publishPosts(server, [linking("near", "/pricing")])).toMatchObject({
      state: "done",
    });
    expect(await publishPosts(server, [linking("lost", "/price")])).toMatchObject({
      state: "failed",
    });
    // Where this one leads is a page of another language.
    await server.store.write((trx) =>
      trx
        .insertInto("content_redirect")
        .values({ language: "tr", path: "/abroad", entry: "pricing", shown_in: "en", made_at: 0 })
        .execute(),
    );
    const abroad = await publishPosts(server, [linking("far", "/abroad", "/pricing")]);
    expect(abroad.problems).toContainEqual(expect.stringMatching(/^far.*\/abroad/));
  });

  test("what menus name is in them on every page of a language that it is live in, and goes with it", async () => {
    const server = await start();
    const { url } = server;
    const menu = '<a href="/pricing">';
    await publishPosts(server, [postFile("first")]);
    expect((await shown(url, "/contact")).text).not.toContain(menu);
    const outcome = await publishPosts(server, [pageFile("pricing", "/pricing")]);
    // The page itself, the post, and what a fake build has of screens, in two languages.
    expect(outcome).toMatchObject({ state: "done", pages: 2 * (1 + 1 + 10) });
    for (const path of ["/", "/contact", "/blog/first", "/en", "/en/contact", "/en/blog/first"])
      expect((await shown(url, path)).text, path).toContain(menu);
    expect((await shown(url, "/de/contact")).text).not.toContain(menu);
    const missing = await shown(url, "/en/error");
    expect([missing.status, missing.text]).toEqual([404, expect.stringContaining(menu)]);
    await publishPosts(server, [postFile("second")]);
    expect((await shown(url, "/contact")).text).toContain(menu);
    await undo(server);
    expect(await undo(server)).toMatchObject({ state: "done", pages: 0 });
    for (const path of ["/contact", "/en/blog/first"])
      expect((await shown(url, path)).text, path).not.toContain(menu);
  });

  test("it is sent as a built file is: by its tag, packed as it is wished, in parts", async () => {
    const server = await start();
    const { url } = server;
    await publishPosts(server, [postFile("first", "w".repeat(60))]);
    const address = `${url}/blog/first`;
    const plain = await fetch(address, { headers: { "accept-encoding": "identity" } });
    const text = await plain.text();
    expect(plain.headers.get("content-length")).toBe(String(Buffer.byteLength(text)));
    for (const encoding of ["br", "gzip"]) {
      const packed = await fetch(address, { headers: { "accept-encoding": encoding } });
      expect(packed.headers.get("content-encoding")).toBe(encoding);
      expect(await packed.text()).toBe(text);
      const etag = packed.headers.get("etag") ?? "";
      const headers = { "accept-encoding": encoding, "if-none-match": etag };
      expect((await fetch(address, { headers })).status).toBe(304);
    }
    const part = await fetch(address, { headers: { range: "bytes=0-8" } });
    expect([part.status, await part.text()]).toEqual([206, text.slice(0, 9)]);
  });

  test("undo brings the release before back, step by step, and what was rendered once is not rendered again", async () => {
    const server = await start();
    const { url } = server;
    await publishPosts(server, [postFile("first", "Old words")]);
    await publishPosts(server, [postFile("first", "New words")]);
    expect((await shown(url, "/blog/first")).text).toContain("New words");
    // Confirmed for one release, while another was on its way.
    const late = await undo(server, { undoes: 1 });
    expect(late).toMatchObject({
      state: "failed",
      problems: [expect.stringMatching(/^Release 1 /)],
    });
    expect((await shown(url, "/blog/first")).text).toContain("New words");
    expect(await undo(server, { undoes: 2 })).toMatchObject({ state: "done", release: 3 });
    expect((await shown(url, "/blog/first")).text).toContain("Old words");
    expect(await undo(server)).toMatchObject({ state: "done", release: 4, pages: 0 });
    expect((await shown(url, "/blog/first")).status).toBe(302);
    expect((await shown(url, "/sitemap.xml")).text).not.toContain("/blog/first");
    expect((await shown(url, "/en/blog/feed.xml")).status).toBe(404);
    expect(await undo(server)).toEqual({
      state: "failed",
      problems: ["There is nothing to undo."],
    });
    const releases = await readReleases(server.store.read, 10);
    expect(releases.map(({ id, undoes }) => [id, undoes])).toEqual([
      [4, 1],
      [3, 2],
      [2, null],
      [1, null],
    ]);
  });

  test("only what a change touches is rendered, and an address that was left leads to the new one", async () => {
    const server = await start();
    const { url } = server;
    const posts = ["a", "b", "c", "d", "e", "f", "g", "h"].map((id, i) =>
      postFile(id, id, `2026-11-${10 + i}`),
    );
    await publishPosts(server, posts);
    const words = postFile("a", "a", "2026-11-10").text.replaceAll("Words", "Other words");
    const changed = await publishPosts(server, [{ name: "post/a.yaml", text: words }]);
    expect(changed.pages).toBe(3);
    const moved = words.replace("slug: { tr: a,", "slug: { tr: moved,");
    await publishPosts(server, [{ name: "post/a.yaml", text: moved }]);
    const answer = await shown(url, "/blog/a");
    expect([answer.status, answer.headers.get("location")]).toEqual([301, "/blog/moved"]);
    expect((await shown(url, "/en/blog/a")).status).toBe(200);
  });

  test.each([
    ["breaks", "BREAK", /first, \w\w: .*cannot be/],
    ["ends", "DIE", /first, \w\w: The process that renders pages ended \(3\)/],
  ])(
    "where the rendering %s, the old release stays whole and the outcome names the page",
    async (_, title, problem) => {
      const server = await start();
      const { url } = server;
      await publishPosts(server, [postFile("first", "Old words")]);
      const outcome = await publishPosts(server, [postFile("first", title), postFile("second")]);
      expect(outcome.state).toBe("failed");
      expect(outcome.problems?.join()).toMatch(problem);
      expect(outcome.problems?.join()).toContain("What was live before still is.");
      expect((await shown(url, "/blog/first")).text).toContain("Old words");
      expect((await shown(url, "/blog/second")).status).toBe(302);
      expect(await publishPosts(server, [postFile("first", "New words")])).toMatchObject({
        state: "done",
      });
      expect((await shown(url, "/blog/second")).status).toBe(200);
    },
  );

  test("while what renders is replaced it cannot start: what is to be published waits, and is once it is back", async () => {
    const buildDir = renderingBuild();
    const environment = await freshEnvironment(engine, { LOG_LEVEL: "error" });
    const server = await startProcess(environment, { server: { buildDir } });
    onTestFinished(async () => void (await server.kill("SIGKILL")));
    const { DATA_DIR: dataDir = "", DATABASE_URL: databaseUrl } = environment;
    const store = createStore(await openDatabase({ dataDir, databaseUrl }));
    onTestFinished(() => store.close());
    const [there, away] = [path.join(buildDir, "render"), path.join(buildDir, "away")];
    renameSync(there, away);
    await importEntries(store, [postFile("first", "A post")], { by: "test", now: Date.now() });
    const job = await queueJob(store, "publish", await newestChanges(store.read), Date.now());
    const failures = () =>
      server
        .output()
        .split("\n")
        .filter((line) => line.startsWith("{"))
        .map((line) => JSON.parse(line))
        .filter(({ msg }) => /cannot be started, as while the files .* tried again/.test(msg));
    await expect.poll(() => failures().length).toBeGreaterThan(1);
    const [first, second] = failures();
    expect(second.time - first.time).toBeGreaterThanOrEqual(1_990);
    // Those that failed are none that a page would have ended.
    const { attempts } = await store.read
      .selectFrom("publish_job")
      .select("attempts")
      .executeTakeFirstOrThrow();
    expect(attempts).toBeLessThan(2);
    expect(await readJob(store, job)).toMatchObject({ state: "waiting", outcome: null });
    renameSync(away, there);
    await expect.poll(() => readJob(store, job)).toMatchObject({ state: "done" });
    await expect
      .poll(async () => (await shown(server.url, "/en/blog/first")).text)
      .toContain("A post (en)");
  });

  test("a stop waits for no page: the process ends well at once, and the next one goes on", async () => {
    const buildDir = renderingBuild();
    const environment = await freshEnvironment(engine, { LOG_LEVEL: "warn" });
    const server = await startProcess(environment, { server: { buildDir } });
    onTestFinished(async () => void (await server.kill("SIGKILL")));
    const { DATA_DIR: dataDir = "", DATABASE_URL: databaseUrl } = environment;
    const store = createStore(await openDatabase({ dataDir, databaseUrl }));
    onTestFinished(() => store.close());
    await importEntries(store, [postFile("first", "WAIT")], { by: "test", now: Date.now() });
    const job = await queueJob(store, "publish", await newestChanges(store.read), Date.now());
    await expect.poll(async () => (await readJob(store, job))?.progress?.of).toBeGreaterThan(0);
    expect(await server.kill("SIGTERM")).toBe(0);
    expect(server.output()).not.toContain(`"level":`);
    expect(await readJob(store, job)).toMatchObject({ state: "waiting", lease_until: null });
    writeFileSync(path.join(buildDir, "render/go"), "");
    const next = await startApiWith(environment, { buildDir });
    expect(await endOf(next, job)).toMatchObject({ state: "done", release: 1 });
  });

  test("visitors meanwhile get one release or the next, whole: no mixture, no failure", async () => {
    const server = await startApi(engine, {}, { buildDir: renderingBuild() });
    const publishRound = (round: number) =>
      publishPosts(
        server,
        ["first", "second"].map((name) => postFile(name, `Round ${round}.`)),
      );
    const roundAt = async (address: string) => {
      const { status, text } = await shown(server.url, address);
      return status === 200 ? (/Round \d+/.exec(text)?.[0] ?? text) : String(status);
    };
    await publishRound(0);
    let isOver = false;
    const seen = new Set<string>();
    const mixed: string[][] = [];
    async function visit() {
      while (!isOver) {
        const before = await roundAt("/blog/first");
        const between = await roundAt("/blog/second.data");
        const after = await roundAt("/blog/first");
        for (const round of [before, between, after]) seen.add(round);
        if (before === after && between !== before) mixed.push([before, between]);
      }
    }
    const visitors = Array.from({ length: 4 }, visit);
    const rounds = 12;
    for (let round = 1; round < rounds; round++) await publishRound(round);
    isOver = true;
    await Promise.all(visitors);
    expect(mixed).toEqual([]);
    const names = Array.from({ length: rounds }, (_, round) => `Round ${round}`);
    expect([...seen].filter((round) => !names.includes(round))).toEqual([]);
    expect(seen.size).toBeGreaterThan(rounds / 2);
  });

  test("what the gate refuses does not go live", async () => {
    const server = await start();
    const { url } = server;
    const text = postFile("first").text.replace("Words of first (de)", "[x](/blog/nowhere)");
    const outcome = await publishPosts(server, [{ name: "post/first.yaml", text }]);
    expect(outcome.state).toBe("failed");
    expect(outcome.problems?.join()).toMatch(/first de: .*\/blog\/nowhere/);
    expect((await shown(url, "/blog/first")).status).toBe(302);
  });

  test("a flip that cannot be written whole is not written at all", async () => {
    const server = await start();
    const { url } = server;
    await publishPosts(server, [postFile("first", "Old words")]);
    await failOnPointer(server.store, engine);
    const outcome = await publishPosts(server, [postFile("first", "New words")]);
    expect(outcome.problems?.join()).toContain("What was live before still is.");
    expect((await shown(url, "/blog/first")).text).toContain("Old words");
    const { read } = server.store;
    const live = await read.selectFrom("content_live").select("version").distinct().execute();
    expect(live).toEqual([{ version: 1 }]);
    expect(await readReleases(read, 9)).toHaveLength(1);
  });

  test("a second server on the same data shows a release too; one of another build renders it for itself before it is ready", async () => {
    const environment = await freshEnvironment(engine);
    const [first, second] = [renderingBuild(), renderingBuild()];
    const one = await startApiWith(environment, { buildDir: first });
    const two = await startApiWith(environment, { buildDir: second });
    await publishPosts(one, [postFile("first", "A first post")]);
    // The first one shows it by now.
    await expect.poll(async () => (await shown(two.url, "/blog/first")).status).toBe(200);
    expect((await shown(one.url, "/blog/first")).status).toBe(200);
    const third = await startApiWith(environment, { buildDir: renderingBuild("build-2") });
    await expect.poll(async () => (await fetch(`${third.url}/readyz`)).status).toBe(200);
    expect((await shown(third.url, "/blog/first")).text).toContain("A first post");
    expect((await shown(one.url, "/blog/first")).text).toContain("A first post");
  });

  test("a server that says that a publication has ended shows it, whichever has made it", async () => {
    const environment = await freshEnvironment(engine);
    const one = await startApiWith(environment, { buildDir: renderingBuild() });
    const two = await startApiWith(environment, { buildDir: renderingBuild() });
    for (const words of ["First words", "Second words", "Third words"]) {
      const job = await queueDrafts(one, [postFile("first", words)]);
      for (const server of [two, one]) {
        const { publishing } = server.site.features.ports;
        // More often than a process looks for what others have done; on SQLite an answer alone leaves it no turn.
        do await pause(5);
        while ((await publishing?.job(job))?.state !== "done");
        expect((await shown(server.url, "/blog/first")).text).toContain(words);
      }
    }
  });

  test("the first start publishes the entries of its folder before it is ready, and a later one leaves them alone", async () => {
    const environment = await freshEnvironment(engine);
    const [buildDir, seedsDir] = [renderingBuild(), folderOf(postFile("seed", "A seed"))];
    const first = await startApiWith(environment, { buildDir, seedsDir });
    await expect.poll(async () => (await fetch(`${first.url}/readyz`)).status).toBe(200);
    expect((await shown(first.url, "/en/blog/seed")).text).toContain("A seed (en)");
    expect(await undo(first)).toMatchObject({ state: "done" });
    await first.stop();
    const again = await startApiWith(environment, { buildDir, seedsDir });
    await expect.poll(async () => (await fetch(`${again.url}/readyz`)).status).toBe(200);
    expect((await shown(again.url, "/en/blog/seed")).status).toBe(302);
  });

  test("until a build has rendered what is live, it shows what the one before it showed, with its files, in whatever folder that was", async () => {
    const environment = await freshEnvironment(engine);
    const seedsDir = folderOf(postFile("seed", "WAIT for it"));
    const go = (buildDir: string) => writeFileSync(path.join(buildDir, "render/go"), "");
    const readiness = async (url: string) => (await fetch(`${url}/readyz`)).status;
    const [oldFile, newFile] = ["/assets/old-12345678.js", "/assets/new-12345678.js"];
    const text = "It is long enough to be compressed. ".repeat(40);
    const first = renderingBuild("build-1", { assets: { [oldFile]: text } });
    go(first);
    const old = await startApiWith(environment, { buildDir: first, seedsDir });
    await expect.poll(() => readiness(old.url)).toBe(200);
    const elsewhere = renderingBuild("build-3", { origin: "https://example.com" });
    const stranger = await startApiWith(environment, { buildDir: elsewhere, seedsDir });
    expect((await shown(stranger.url, "/blog/seed")).status).toBe(503);
    expect((await shown(stranger.url, oldFile)).status).toBe(404);
    go(elsewhere);

    const buildDir = renderingBuild("build-2", { assets: { [newFile]: text.toUpperCase() } });
    const next = await startApiWith(environment, { buildDir, seedsDir });
    expect(await readiness(next.url)).toBe(503);
    expect((await shown(next.url, "/de/blog/seed")).status).toBe(200);
    expect((await shown(next.url, "/blog/seed.data")).status).toBe(200);
    expect((await shown(next.url, "/blog/none")).status).toBe(503);
    const script = await shown(next.url, oldFile);
    expect([script.status, script.text]).toEqual([200, text]);
    expect(script.headers.get("cache-control")).toContain("immutable");
    expect((await shown(next.url, "/assets/none-12345678.js")).status).toBe(404);
    await expect.poll(async () => (await shown(old.url, newFile)).text).toBe(text.toUpperCase());
    await publishPosts(old, [postFile("seed", "Words of a colleague")]);
    await expect
      .poll(async () => (await shown(next.url, "/blog/seed")).text)
      .toContain("Words of a colleague");
    go(buildDir);
    await expect.poll(() => readiness(next.url)).toBe(200);
    expect((await shown(next.url, "/blog/seed")).text).toContain("Words of a colleague");
    expect((await shown(next.url, "/blog/none")).status).toBe(302);
  });

  test("until a build has rendered what is live, its pages are not missing: visitors are asked to come back; a build that returns shows its own at once", async () => {
    const environment = await freshEnvironment(engine);
    const [before, after] = [renderingBuild(), renderingBuild("build-2")];
    const seedsDir = folderOf(postFile("seed", "WAIT for it"));
    const go = (buildDir: string) => writeFileSync(path.join(buildDir, "render/go"), "");
    const expectNotYet = async (url: string) => {
      const page = await shown(url, "/de/blog/seed");
      expect([page.status, page.headers.get("retry-after")]).toEqual([503, "5"]);
      expect(page.text).toContain('<html lang="de">');
      expect(page.text).toContain(`<h1>${allMessages.de.error.soon}</h1>`);
      expect(page.text).toContain('<meta http-equiv="refresh" content="5">');
      expect(page.headers.get("content-security-policy")).toContain("style-src 'self' 'sha256-");
      expect((await shown(url, "/blog/seed.data")).status).toBe(503);
      expect((await shown(url, "/sitemap.xml")).status).toBe(503);
      expect((await shown(url, "/assets/none.js")).status).toBe(404);
      expect((await shown(url, "/contact")).status).toBe(200);
      expect((await fetch(`${url}/readyz`)).status).toBe(503);
    };
    const expectReady = (url: string) =>
      expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);

    const first = await startApiWith(environment, { buildDir: before, seedsDir });
    await expectNotYet(first.url);
    go(before);
    await expectReady(first.url);
    expect((await shown(first.url, "/de/blog/seed")).status).toBe(200);
    expect((await shown(first.url, "/de/blog/none")).status).toBe(302);

    // As a release of the program that keeps no files of its builds.
    await first.store.write((trx) => trx.deleteFrom("kept_build").execute());
    const next = await startApiWith(environment, { buildDir: after, seedsDir });
    await expectNotYet(next.url);
    expect((await shown(first.url, "/de/blog/seed")).status).toBe(200);
    go(after);
    await expectReady(next.url);
    await first.stop();
    await publishPosts(next, [postFile("seed", "Later words")]);
    await next.stop();
    const back = await startApiWith(environment, { buildDir: before, seedsDir });
    // Until it has caught up it shows the release of its own.
    expect((await shown(back.url, "/de/blog/seed")).text).toMatch(/WAIT for it|Later words/);
    await expectReady(back.url);
    expect((await shown(back.url, "/de/blog/seed")).text).toContain("Later words");
  });

  test("a first start takes over the pages that the build has rendered ahead, and renders none", async () => {
    const [buildDir, seedsDir] = [
      renderingBuild(),
      folderOf(postFile("seed", "A seed"), pageFile("pricing", "/pricing")),
    ];
    expect(await renderFirstRelease(buildDir, seedsDir)).toEqual([]);
    writeFileSync(path.join(buildDir, "render/index.js"), "throw new Error('Nothing renders.');");
    const { url } = await startApiWith(await freshEnvironment(engine), { buildDir, seedsDir });
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
    expect((await shown(url, "/de/blog/seed")).text).toContain("A seed (de)");
    expect((await shown(url, "/en/contact")).text).toContain('<a href="/pricing">');
    expect((await shown(url, "/sitemap.xml")).text).toContain("/en/pricing");
  });

  test("what is scheduled is live when its time has come, also where no server ran then, and one that waits too long is an error in the log", async () => {
    const environment = await freshEnvironment(engine);
    const buildDir = renderingBuild();
    const begun = Date.now();
    let passed = 0;
    const now = () => begun + passed;
    const start = () => startApiWith(environment, { buildDir, now });
    const first = await start();
    const { store } = first;
    await importEntries(store, [postFile("early"), postFile("late")], { by: "test", now: begun });
    const [early, late] = [
      await newestChanges(store.read, ["early"]),
      await newestChanges(store.read, ["late"]),
    ];
    await scheduleJob(store, early, begun + 60_000);
    await scheduleJob(store, late, begun + 120_000);
    expect((await readScheduled(store)).map(({ due }) => due - begun)).toEqual([60_000, 120_000]);
    first.site.features.ports.publishing?.wake();
    passed = 59_000;
    expect((await shown(first.url, "/blog/early")).status).toBe(302);
    passed = 60_000;
    await expect.poll(async () => (await shown(first.url, "/blog/early")).status).toBe(200);
    expect((await shown(first.url, "/blog/late")).status).toBe(302);
    await first.stop();
    passed = 3_600_000;
    const second = await start();
    await expect.poll(async () => (await shown(second.url, "/blog/late")).status).toBe(200);
    expect(await readScheduled(second.store)).toEqual([]);
    await second.stop();

    // Without a build nothing works on it.
    const idle = await startApiWith(environment, { now });
    const errors: string[] = [];
    const log = { info() {}, warn() {}, error: (_: object, words: string) => errors.push(words) };
    const tellLate = createLateAlarm(idle.store, log);
    await scheduleJob(idle.store, [], now() - 299_000);
    await tellLate(now());
    expect(errors).toEqual([]);
    passed += 2_000;
    await tellLate(now());
    await tellLate(now());
    expect(errors).toHaveLength(1);
    const [job] = await readScheduled(idle.store);
    expect(await unschedule(idle.store, [job?.id ?? "", "none"])).toBe(1);
    expect(await readScheduled(idle.store)).toEqual([]);
  });

  test("while a job lasts it says how far it is, and at its end what became of it", async () => {
    const { store } = await start();
    // No worker takes it before the test has ended it.
    const by = { holder: "test", now: Date.now() + 50_000 };
    const job = await beginJob(store, "publish", [], by);
    expect(await readJob(store, job.id)).toMatchObject({ progress: null, outcome: null });
    const progress = { pages: 0, of: 522 };
    await holdJob(
      store,
      job,
      by.holder,
      () => by.now,
      progress,
      async () => {
        progress.pages = 340;
        const told = async () => (await readJob(store, job.id))?.progress;
        await expect.poll(told).toEqual({ pages: 340, of: 522 });
      },
    );
    await endJob(store, job.id, { problems: ["No."] }, by.now);
    expect(await readJob(store, job.id)).toMatchObject({ outcome: { problems: ["No."] } });
  });

  test("a job whose process died under a clock that was ahead is free once the clock is set right", async () => {
    const { store } = await startApiWith(await freshEnvironment(engine));
    const now = Date.now();
    const held = (ahead: number) =>
      beginJob(store, "publish", [], { holder: "dead", now: now + ahead });
    const other = await held(30_000);
    // Clocks of two machines may differ by so much: it lives.
    expect(await claimJob(store, "next", now)).toBeUndefined();
    await endJob(store, other.id, { problems: ["No."] }, now);
    const { id } = await held(365 * 24 * 3_600_000);
    expect(await claimJob(store, "next", now)).toMatchObject({ id });
    expect(await claimJob(store, "third", now + 1_000)).toBeUndefined();
  });

  test("the live release is written as files that any host can hand out, with what leads elsewhere", async () => {
    const environment = await freshEnvironment(engine);
    const buildDir = renderingBuild();
    const server = await startApiWith(environment, { buildDir });
    await publishPosts(server, [postFile("first"), pageFile("pricing", "/pricing")]);
    const moved = postFile("first").text.replace("slug: { tr: first,", "slug: { tr: moved,");
    await publishPosts(server, [{ name: "post/first.yaml", text: moved }]);
    const folder = path.join(temporaryFolder(), "site");
    const settings = { ...environment, BUILD_DIR: buildDir };
    const written = await runNode(["scripts/site-files.ts", folder], settings);
    const all = readdirSync(folder, { recursive: true, withFileTypes: true });
    const count = all.filter((each) => each.isFile()).length;
    expect([written.code, written.output]).toEqual([
      0,
      expect.stringContaining(`${count} files and 1 redirects of release 2`),
    ]);
    const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
    for (const file of ["blog/moved/index.html", "blog/moved.data", "en/blog/feed.xml"])
      expect(read(file)).toBe(
        (await shown(server.url, `/${file.replace("/index.html", "")}`)).text,
      );
    expect(read("contact/index.html")).toContain('<a href="/pricing">');
    expect(read("de/contact/index.html")).toContain("/contact de");
    expect(read("404.html")).toBe(read("error/index.html"));
    expect(read("_redirects")).toBe("/blog/first /blog/moved 301\n");
    for (const name of ["tr.blog.moved.png", "en.pricing.png"])
      expect(await sharp(path.join(folder, "social", name)).metadata()).toMatchObject({
        ...{ format: "png", width: 1200, height: 630 },
      });
    const again = await runNode(["scripts/site-files.ts", folder], settings);
    expect([again.code, again.output]).toEqual([1, expect.stringContaining("is not empty")]);
  });

  test("a sample is not live on a public site, and a file that is broken stops the first start by its name", async () => {
    const sample = postFile("sample");
    sample.text = `sample: true${sample.text}`;
    const seedsDir = folderOf(sample, postFile("real"));
    const environment = await freshEnvironment(engine, { SITE_ORIGIN: "https://www.example.com" });
    const { url } = await startApiWith(environment, { buildDir: renderingBuild(), seedsDir });
    await expect.poll(async () => (await shown(url, "/blog/real")).status).toBe(200);
    // What is nowhere is said to be on its way until the whole start is through.
    await expect.poll(async () => (await shown(url, "/blog/sample")).status).toBe(302);

    const broken = { ...postFile("broken"), text: "title: {" };
    const start = startApi(engine, {}, { buildDir: renderingBuild(), seedsDir: folderOf(broken) });
    await expect(start).rejects.toThrow(/broken\.yaml/);
  });

  test("a server that starts again shows at once what was live", async () => {
    const environment = await freshEnvironment(engine);
    const buildDir = renderingBuild();
    const before = await startApiWith(environment, { buildDir });
    await publishPosts(before, [postFile("first", "A first post")]);
    await before.stop();
    const { url } = await startApiWith(environment, { buildDir });
    expect((await shown(url, "/blog/first")).text).toContain("A first post");
  });
});

async function shown(url: string, address: string) {
  const answer = await fetch(url + address, { redirect: "manual" });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

function folderOf(...files: { name: string; text: string }[]): string {
  const folder = temporaryFolder();
  for (const { name, text } of files) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

/** The last thing that a flip writes fails. */
async function failOnPointer(store: Store, engine: EngineName): Promise<void> {
  if (engine === "SQLite") {
    await sql`create trigger refuse before update on release_pointer begin select raise(abort, 'refused'); end`.execute(
      store.read,
    );
    return;
  }
  await sql`alter table release_pointer add constraint refuse check (release < 2)`.execute(
    store.read,
  );
}
