import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { importEntries } from "#features/pages/import-entries.server.ts";
import { newestChanges } from "#features/pages/newest-changes.server.ts";
import { setField } from "#features/pages/set-field.server.ts";
import { readNewest } from "#features/pages/stored-entries.server.ts";
import { pictureId } from "#features/pictures/keep-picture.server.ts";
import { readPictures } from "#features/pictures/stored-pictures.server.ts";
import { queueJob } from "#features/publishing/jobs.server.ts";
import { importPages } from "#features/site-import/import-pages.server.ts";
import { readMarkdownFolder } from "#features/site-import/read-markdown.server.ts";
import { readWordPress } from "#features/site-import/read-wordpress.server.ts";
import { engines, freshEnvironment, startApiWith } from "../support/api-server.ts";
import { pageFile, postFile } from "../support/posts.ts";
import { renderingBuild } from "../support/rendering-build.ts";
import { runNode } from "../support/start-process.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const examples = "features/site-import/examples";
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#2f4fd8" } });
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
          what: "picture https://old.example.com/wp-content/uploads/2024/03/table-300x200.jpg, below “With whom”",
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
    await expect.poll(asked).toMatchObject({ release: 1 });
    const answer = async (path: string) => {
      const { status, headers } = await fetch(url + path, { redirect: "manual" });
      return [status, headers.get("location")];
    };
    await expect.poll(() => answer("/2024/03/test-early/")).toEqual([301, "/en/blog/test-early"]);
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

  test("a post takes its picture along with what it shows; what cannot be taken is told and keeps nothing away", async () => {
    const { store } = await startApiWith(await freshEnvironment(engine));
    const uploads = temporaryFolder();
    const photo = await plain(900, 600).jpeg().toBuffer();
    mkdirSync(path.join(uploads, "2024/03"), { recursive: true });
    mkdirSync(path.join(uploads, "2023/11"), { recursive: true });
    writeFileSync(path.join(uploads, "2024/03/table.jpg"), photo);
    writeFileSync(path.join(uploads, "2023/11/workshop-scaled.jpg"), "<html>");
    const file = `${examples}/wordpress.xml`;
    const take = async (folder?: string, dryRun = false) =>
      importPages(store, await readWordPress(file, folder), { ...how, dryRun });
    const drawings = async () =>
      (await readNewest(store.read)).map(({ document }) => document.values.drawing);

    expect((await take(uploads, true)).pictures).toBe(1);
    expect([...(await readPictures(store.read))]).toEqual([]);
    const done = await take(uploads);
    const inLate = done.left.filter(({ entry }) => entry === "the-cost-of-late");
    expect([done.pictures, inLate.map(({ what }) => what)]).toEqual([
      1,
      expect.arrayContaining([
        "picture https://old.example.com/wp-content/uploads/2023/11/workshop-scaled.jpg: is no picture by its content (JPEG, PNG, WebP, GIF, AVIF)",
        "picture https://old.example.com/a.jpg: stands on another site",
      ]),
    ]);
    const [id = ""] = [...(await readPictures(store.read)).keys()];
    expect((await readPictures(store.read)).get(id)).toMatchObject({
      ...{ name: "table.jpg", width: 900, alt: { en: "Five people at a table" } },
    });
    expect((await drawings()).filter(Boolean)).toEqual([`picture:${id}`]);
    expect(await take(uploads)).toMatchObject({ created: [], changed: [] });
    // Without the folder it stays.
    const without = await take();
    expect(without).toMatchObject({ created: [], changed: [], pictures: 0 });
    expect(without.left).toContainEqual({
      entry: "test-early",
      what: "stays as it is, with the pictures of an earlier import: name their folder again (--pictures)",
      times: 1,
    });
    const [early] = await readNewest(store.read, ["test-early"]);
    expect(JSON.stringify(early?.document.sections)).toContain(`![](picture:${id})`);
  });

  test("pictures come from the folder alone; what people have said of one stays", async () => {
    const { store } = await startApiWith(await freshEnvironment(engine));
    const place = temporaryFolder();
    const folder = path.join(place, "site");
    mkdirSync(path.join(folder, "images"), { recursive: true });
    const photo = await plain(900, 600).png().toBuffer();
    writeFileSync(path.join(place, "secret.png"), photo);
    symlinkSync(path.join(place, "secret.png"), path.join(folder, "images/link.png"));
    writeFileSync(path.join(folder, "images/huge.png"), "");
    truncateSync(path.join(folder, "images/huge.png"), 25 * 1024 * 1024 + 1);
    writeFileSync(path.join(folder, "images/good.png"), photo);
    const post = (name: string, language: string, text: string) =>
      writeFileSync(
        path.join(folder, name),
        `---\ntitle: ${name}\ndate: 2024-01-01\nlang: ${language}\n---\n${text}\n`,
      );
    post(
      "a.md",
      "en",
      "![x](../secret.png)\n![x](/images/link.png)\n![x](/images/huge.png)\n![x](none.png)\n\n## Here\n\n![](images/good.png)\n![x](more.png)",
    );
    post("b.md", "de", "![Ein Bild](/images/good.png)");
    const take = () => importPages(store, readMarkdownFolder(folder), how);
    const done = await take();
    expect(done.left.map(({ what }) => what)).toEqual([
      "picture ../secret.png: lies outside the folder",
      "picture /images/link.png: lies outside the folder",
      "picture /images/huge.png: has more than 25 MB",
      "picture none.png: is not in the folder",
      "picture images/good.png, below “Here”: is taken; say what it shows before publishing",
      "picture more.png, below “Here”: is not in the folder",
    ]);
    const [picture] = [...(await readPictures(store.read)).values()];
    expect([done.pictures, picture?.alt]).toEqual([2, { de: "Ein Bild" }]);
    const alt = JSON.stringify({ de: "Besser gesagt", en: "Said here" });
    await store.write((trx) => trx.updateTable("content_picture").set({ alt }).execute());
    expect((await take()).left.map(({ what }) => what).join()).not.toContain("say what it shows");
    const [after] = [...(await readPictures(store.read)).values()];
    expect(after?.alt).toEqual(JSON.parse(alt));
  });

  test("every picture of a text stays where it stood, with its words; of what holds none it stands below", async () => {
    const { store } = await startApiWith(await freshEnvironment(engine));
    const folder = temporaryFolder();
    const ids: Record<string, string> = {};
    for (const [index, name] of ["top", "a", "b", "c", "d", "e"].entries()) {
      const bytes = await plain(600 + index, 400)
        .png()
        .toBuffer();
      ids[name] = pictureId(bytes);
      writeFileSync(path.join(folder, `${name}.png`), bytes);
    }
    const text = `![Top](top.png)

Before ![First *one*](a.png) behind.

- a point ![Second](b.png)
- another

> Said. [![Third](c.png)](https://www.example.com)

| x | y |
| --- | --- |
| ![Fourth](d.png) | words |

## A heading ![Fifth](e.png)

Again: ![Something else](a.png)

![](a.png)

- 1
  - 2
    - 3
      - 4
        - 5 ![Too deep](e.png)
`;
    writeFileSync(path.join(folder, "post.md"), `---\ntitle: Post\ndate: 2024-01-01\n---\n${text}`);
    writeFileSync(path.join(folder, "page.md"), "---\ntitle: Page\n---\n![Top](top.png)\n");
    const take = () =>
      importPages(store, readMarkdownFolder(folder), { ...how, language: "en" as const });
    const done = await take();
    expect([done.pictures, done.left]).toEqual([2, []]);
    const entries = new Map(
      (await readNewest(store.read)).map(({ id, document }) => [id, document]),
    );
    const bodies = (entries.get("post")?.sections ?? []).map(({ values }) =>
      Object.values(values.body as Record<string, { value: string }>).map(({ value }) => value),
    );
    const shown = (name: string, words = "") => `![${words}](picture:${ids[name]})`;
    expect(entries.get("post")?.values.drawing).toBe(`picture:${ids.top}`);
    expect(bodies.flat()).toEqual([
      [
        "Before",
        shown("a"),
        "behind.",
        `- a point\n\n  ${shown("b")}\n- another`,
        `> Said.\n>\n> ${shown("c")}`,
        "| x | y |\n| --- | --- |\n|  | words |",
        shown("d"),
      ].join("\n\n"),
      expect.stringContaining(
        [shown("e"), "Again:", shown("a", "Something else"), shown("a")].join("\n\n"),
      ),
    ]);
    const pageText = JSON.stringify(entries.get("page")?.sections);
    expect(pageText).toContain(shown("top"));
    const pictures = await readPictures(store.read);
    expect(pictures.get(ids.a ?? "")?.alt).toEqual({ en: "First one" });
    expect(await take()).toMatchObject({ created: [], changed: [], pictures: 2 });
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
    const none = await run("import-wordpress", `${examples}/wordpress.xml`, "--pictures", "none");
    expect([none.code, none.output]).toEqual([
      1,
      expect.stringContaining("there is no folder none"),
    ]);
    expect((await run("import-markdown", `${examples}/jekyll`)).output).toContain(
      "1 show a picture of theirs",
    );
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
