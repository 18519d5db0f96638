import { expect, onTestFinished, test } from "vitest";
import { renderingBuild } from "../../tests/support/rendering-build.ts";
import type { PageToRender } from "./render-page.server.ts";
import { createRenderer } from "./renderer.server.ts";

const page = (title: string): PageToRender => ({
  ...{ address: `/en/blog/${title}`, menuPaths: ["/pricing"], status: 200 },
  document: {
    ...{ entry: title, kind: "post", language: "en", version: 1, path: `/blog/${title}` },
    ...{ publishedAt: 0, changedAt: 0, title, description: "", values: {}, sections: [] },
    ...{ trail: [], alternates: {}, sample: false },
  },
});

function start() {
  const renderer = createRenderer(renderingBuild(), 1_000);
  onTestFinished(() => renderer.stop());
  return renderer;
}

test("a page comes with its data, its policy and what search finds on it", async () => {
  const { files, search } = await start().render(page("first"));
  expect(files.map(({ file }) => file.path)).toEqual(["/en/blog/first", "/en/blog/first.data"]);
  expect(files[0]?.file.inline?.scripts).toHaveLength(1);
  expect(search).toEqual([{ kind: "page", title: "first", text: "", url: "/en/blog/first" }]);
});

test("a screen of the build has no data of its own, and keeps its status", async () => {
  const screen: PageToRender = {
    ...{ address: "/en/error", menuPaths: ["/pricing"], document: null, status: 404 },
  };
  const { files, search } = await start().render(screen);
  expect(files.map(({ file }) => [file.path, file.status])).toEqual([["/en/error", 404]]);
  expect(search).toEqual([]);
});

test("several pages at once are each their own", async () => {
  const renderer = start();
  const names = ["a", "b", "c", "d", "e", "f"];
  const pages = await Promise.all(names.map((name) => renderer.render(page(name))));
  expect(pages.map(({ search }) => search[0]?.title)).toEqual(names);
});

test("a child that hangs is ended and says so; the next page gets a new one", async () => {
  const renderer = start();
  await renderer.render(page("first"));
  await expect(renderer.render(page("HANG"))).rejects.toThrow(/no answer for 1 seconds/);
  expect((await renderer.render(page("second"))).files).toHaveLength(2);
});

test("a child that somebody ends costs no page, and the page that ends it is the one that fails", async () => {
  const renderer = start();
  const names = ["a", "b", "DIE", "c"];
  const pages = await Promise.allSettled(names.map((name) => renderer.render(page(name))));
  expect(pages.map(({ status }) => status)).toEqual([
    ...["fulfilled", "fulfilled", "rejected", "fulfilled"],
  ]);
});

test("a build that cannot be loaded is told with its reason", async () => {
  const renderer = createRenderer("/nowhere");
  await expect(renderer.render(page("first"))).rejects.toThrow(/Cannot find module/);
});
