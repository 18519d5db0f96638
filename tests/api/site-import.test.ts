import { describe, expect, test } from "vitest";
import { importEntries } from "#features/pages/import-entries.server.ts";
import { newestChanges } from "#features/pages/newest-changes.server.ts";
import { setField } from "#features/pages/set-field.server.ts";
import { readNewest } from "#features/pages/stored-entries.server.ts";
import { queueJob } from "#features/publishing/jobs.server.ts";
import { importPages } from "#features/site-import/import-pages.server.ts";
import { readMarkdownFolder } from "#features/site-import/read-markdown.server.ts";
import { readWordPress } from "#features/site-import/read-wordpress.server.ts";
import { engines, freshEnvironment, startApiWith } from "../support/api-server.ts";
import { pageFile, postFile } from "../support/posts.ts";
import { renderingBuild } from "../support/rendering-build.ts";
import { runNode } from "../support/start-process.ts";

const examples = "features/site-import/examples";
const how = {
  ...{ language: undefined, category: "running", paths: ["/contact"] },
  ...{ now: 1, dryRun: false },
};

describe.each(engines)("importing another system's pages ($engine)", ({ engine }) => {
  test("a WordPress export becomes drafts; once they are live, their former addresses lead to them", async () => {
    const environment = await freshEnvironment(engine);
    const { store, site, url } = await startApiWith(environment, { buildDir: renderingBuild() });
    const found = await readWordPress(`${examples}/wordpress.xml`);
    expect(await importPages(store, found, { ...how, dryRun: true })).toMatchObject({
      redirects: 3,
    });
    expect(await readNewest(store.read)).toEqual([]);
    const done = await importPages(store, found, how);
    expect(done.created).toEqual(["test-early", "the-cost-of-late", "our-history", "contact"]);
    expect(done.left).toEqual(
      expect.arrayContaining([
        {
          entry: "test-early",
          what: "picture https://old.example.com/wp-content/uploads/2024/03/table.jpg",
          times: 1,
        },
        { entry: null, what: "comment", times: 1 },
      ]),
    );
    const entries = new Map(
      (await readNewest(store.read)).map(({ id, document }) => [id, document]),
    );
    expect(entries.get("test-early")).toMatchObject({
      slugs: { en: "test-early" },
      values: {
        title: { en: { value: "Why we & our clients test early" } },
        description: { en: { value: "An hour now, or a week later." } },
        author: { en: { value: "Ayşe Yılmaz" } },
        ...{ date: "2024-03-05", category: "building" },
      },
    });
    const body = JSON.stringify(entries.get("test-early")?.sections);
    expect(body).toContain("costs a [project](page:the-cost-of-late)");
    expect(body).not.toContain("alert");
    expect(entries.get("our-history")?.path).toBe("/about/our-history");
    // The build has a page there.
    expect(entries.get("contact")?.path).toBe("/contact-2");

    const id = await queueJob(store, "publish", await newestChanges(store.read), 2);
    site.features.ports.publishing?.wake();
    const asked = async () => (await site.features.ports.publishing?.job(id))?.outcome;
    await expect.poll(asked, { timeout: 15_000 }).toMatchObject({ release: 1 });
    const answer = async (path: string) => {
      const { status, headers } = await fetch(url + path, { redirect: "manual" });
      return [status, headers.get("location")];
    };
    await expect
      .poll(() => answer("/2024/03/test-early/"), { timeout: 15_000 })
      .toEqual([301, "/en/blog/test-early"]);
    expect(await answer("/2023/11/the-cost-of-late")).toEqual([301, "/en/blog/the-cost-of-late"]);
    expect(await answer("/about/our-history/")).toEqual([301, "/en/about/our-history"]);
    expect((await answer("/en/blog/test-early"))[0]).toBe(200);
  });

  test("the same again changes nothing; what somebody has changed since, and what was there before, stays", async () => {
    const environment = await freshEnvironment(engine);
    const { store } = await startApiWith(environment);
    const there = [postFile("test-early"), pageFile("history", "/about/our-history")];
    await importEntries(store, there, { by: "editor", now: 1 });
    const found = await readWordPress(`${examples}/wordpress.xml`);
    const names = ["test-early-2", "the-cost-of-late", "our-history", "contact"];
    expect((await importPages(store, found, how)).created).toEqual(names);
    expect(await importPages(store, found, how)).toMatchObject({ unchanged: names, changed: [] });
    const [late] = await readNewest(store.read, ["the-cost-of-late"]);
    if (!late) throw new Error("It is gone.");
    const edited = setField(late.document, "title.en", "Another title");
    await importEntries(store, [edited], { by: "editor", now: 2 });
    expect(await importPages(store, found, how)).toMatchObject({
      kept: ["the-cost-of-late"],
      changed: [],
    });
    const [history] = await readNewest(store.read, ["our-history"]);
    expect(history?.document.path).toBe("/about/our-history-2");
    expect(
      (await importPages(store, readMarkdownFolder(`${examples}/jekyll`), how)).created,
    ).toEqual(["moving-house"]);
  });

  test("the command says what it did, and what it could not do", async () => {
    const environment = await freshEnvironment(engine);
    const run = (...words: string[]) => runNode(["scripts/content.ts", ...words], environment);
    const done = await run("import-wordpress", `${examples}/wordpress.xml`, "--language", "de");
    expect([done.code, done.output]).toEqual([
      0,
      expect.stringMatching(
        /the-cost-of-late: categories Thoughts[\s\S]*4 new and 0 changed drafts/,
      ),
    ]);
    const wrong = await run("import-wordpress", "package.json");
    expect([wrong.code, wrong.output]).toEqual([
      1,
      expect.stringMatching(/package\.json: is no WordPress export.*\nNothing was imported\./),
    ]);
    expect((await run("import-markdown", "nowhere")).output).toContain("there is no such folder");
    const odd = await run("import-markdown", `${examples}/hugo`, "--category", "x");
    expect(odd.output).toContain("--category: expected one of");
  });
});
