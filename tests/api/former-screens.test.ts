import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { checkForPublishing } from "#features/pages/gate/check-for-publishing.server.ts";
import { readNewest } from "#features/pages/stored-entries.server.ts";
import { beginJob, claimJob } from "#features/publishing/held-jobs.server.ts";
import { barePath } from "#platform/language/localized-path.ts";
import type { RunningServer } from "#server/start-server.ts";
import { engines, freshEnvironment, startApiWith } from "../support/api-server.ts";
import { pageFile, postFile, publishPosts, undo } from "../support/posts.ts";
import { renderingBuild } from "../support/rendering-build.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const home = {
  name: "page/home.yaml",
  text: `
path: /
title: { tr: Evimiz, en: Our home, de: Unser Haus }
description: { tr: a, en: a, de: a }
sections:
  - id: first
    type: hero
    heading: { tr: b, en: b, de: b }
    label: { tr: c, en: c, de: c }
    to: page:not-there
`,
};

function folderOf(files: readonly { name: string; text: string }[]): string {
  const folder = temporaryFolder();
  for (const { name, text } of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

const notFound = [
  {
    name: "page/error.yaml",
    text: `
path: /error
title: { tr: Yok, en: Not here, de: Nicht da }
description: { tr: a, en: a, de: a }
unlisted: true
sections: [{ id: notice, type: notice, heading: { tr: b, en: b, de: b }, text: { tr: c, en: c, de: c } }]
`,
  },
  {
    name: "legal-text/imprint.yaml",
    text: readFileSync("content/entries/legal-text/imprint.yaml", "utf8"),
  },
  { name: "second-name/error-404.yaml", text: "path: /error-404\nshows: error\nsections: []\n" },
];

/** As a build of today is: what stands there is none of its own. */
function buildWithoutScreens(): string {
  const buildDir = renderingBuild();
  const file = path.join(buildDir, "static-manifest.json");
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  const files = manifest.files.filter((one: { path: string; inline?: unknown }) => {
    return !(one.inline && ["/", "/error", "/imprint"].includes(barePath(one.path)));
  });
  writeFileSync(file, JSON.stringify({ ...manifest, files }));
  return buildDir;
}

async function isReady({ url }: RunningServer): Promise<void> {
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
}

const titleAt = async ({ url }: RunningServer, address: string) =>
  /<title>(.*)<\/title>/.exec(await (await fetch(url + address)).text())?.[1];

describe.each(engines)("what was a screen ($engine)", ({ engine }) => {
  /** The site of a release that had a screen at `/`, with what was published there. */
  async function siteBefore(...files: Parameters<typeof publishPosts>[1]) {
    const environment = await freshEnvironment(engine);
    const old = await startApiWith(environment, { buildDir: renderingBuild() });
    await publishPosts(old, files);
    await old.stop();
    return environment;
  }
  const siteAfter = (environment: Record<string, string>, seeds = [home]) =>
    startApiWith(environment, { buildDir: buildWithoutScreens(), seedsDir: folderOf(seeds) });

  test("is an entry before the first visitor comes, and an undo does not take it away", async () => {
    const environment = await siteBefore(postFile("one"), postFile("two"));
    const server = await siteAfter(environment);
    await isReady(server);
    expect(await titleAt(server, "/")).toBe("Evimiz");
    expect(await titleAt(server, "/de")).toBe("Unser Haus");
    expect(await titleAt(server, "/blog/one")).toBe("one");
    // The release before reads this table whole, and has a screen there.
    const { read } = server.store;
    const others = await read.selectFrom("content_live").select("path").execute();
    expect(others.map((row) => row.path)).not.toContain("/");
    expect(await undo(server)).toMatchObject({ state: "done" });
    expect(await titleAt(server, "/")).toBe("Evimiz");
    expect((await fetch(`${server.url}/blog/one`, { redirect: "manual" })).status).toBe(302);
    await server.stop();
    // Once is enough.
    const again = await siteAfter(environment, []);
    await isReady(again);
    expect(await titleAt(again, "/en")).toBe("Our home");
  });

  test("stands beside an entry of its name", async () => {
    const server = await siteAfter(await siteBefore(pageFile("home", "/our-home")));
    await isReady(server);
    expect([await titleAt(server, "/"), await titleAt(server, "/our-home")]).toEqual([
      "Evimiz",
      "home",
    ]);
  });

  test("can be changed, and not taken off the site", async () => {
    const server = await siteAfter(await siteBefore(postFile("one")));
    await isReady(server);
    const changed = { ...home, text: home.text.replace("Our home", "New home") };
    const fits = { ...changed, text: changed.text.replace("page:not-there", "/contact") };
    expect(await publishPosts(server, [changed])).toMatchObject({ state: "failed" });
    expect(await publishPosts(server, [fits])).toMatchObject({ state: "done" });
    expect(await titleAt(server, "/en")).toBe("New home");
    const gone = { entry: "home", language: "en", version: null } as const;
    expect(await checkForPublishing(server.store.read, [gone], [])).toMatchObject([
      { level: "error", message: expect.stringContaining("not taken away") },
    ]);
  });

  test("keeps a server from visitors while it cannot stand there", async () => {
    const broken = { ...home, text: home.text.replace("Evimiz", "BREAK") };
    const server = await siteAfter(await siteBefore(postFile("one")), [broken]);
    const why = async () => (await fetch(`${server.url}/readyz`)).text();
    await expect.poll(why).toContain("home, tr: It cannot be rendered");
  });

  test("comes with kinds that the release before did not know; whatever else is new is a draft", async () => {
    const product = "product/idea-to-plan.yaml";
    const seeds = [
      home,
      postFile("new-post"),
      { name: product, text: readFileSync(`content/entries/${product}`, "utf8") },
    ];
    const server = await siteAfter(await siteBefore(postFile("one")), seeds);
    await isReady(server);
    const { read } = server.store;
    const apart = await read.selectFrom("content_live_screen").select("entry").distinct().execute();
    expect(apart.map(({ entry }) => entry).sort()).toEqual(["home", "idea-to-plan"]);
    expect((await readNewest(read)).map(({ id }) => id)).toContain("new-post");
    expect((await fetch(`${server.url}/blog/new-post`, { redirect: "manual" })).status).toBe(302);
  });

  test("stands apart by the step with which releases learned to show it; what is not there says so", async () => {
    const server = await siteAfter(await siteBefore(postFile("one")), [home, ...notFound]);
    await isReady(server);
    for (const address of ["/de/error", "/de/error-404", "/de/not/there"]) {
      const answer = await fetch(server.url + address);
      expect([answer.status, await answer.text()]).toEqual([
        404,
        expect.stringContaining("Nicht da"),
      ]);
    }
    expect(await titleAt(server, "/de/imprint")).toBe("Impressum");
    const { read } = server.store;
    const apart = await read.selectFrom("content_live_step").select(["path", "step"]).execute();
    expect(new Set(apart.map(({ path, step }) => `${path} ${step}`))).toEqual(
      new Set(["/error 2", "/error-404 2", "/imprint 3"]),
    );
    // What a later release has learned is none of ours.
    const tomorrow = { step: 99, kind: "of-tomorrow" as "page", path: "/tomorrow", version: 1 };
    const card = { card: "{}", reads: "[]", published_at: 1, changed_at: 1 };
    const row = { entry: "home", language: "tr" as const, ...tomorrow, ...card };
    await server.store.write((trx) => trx.insertInto("content_live_step").values(row).execute());
    expect(await publishPosts(server, [postFile("three")])).toMatchObject({ state: "done" });
    expect((await fetch(`${server.url}/tomorrow`)).status).toBe(404);
  });

  test("is taken over by the process that knows how alone", async () => {
    const { store } = await startApiWith(await freshEnvironment(engine));
    await beginJob(store, "take-over", [], { holder: "this one", now: 1_000 });
    expect(await claimJob(store, "another one", 2_000)).toBeUndefined();
  });
});
