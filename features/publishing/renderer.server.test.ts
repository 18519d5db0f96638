import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { constants, getPriority } from "node:os";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { renderingBuild } from "../../tests/support/rendering-build.ts";
import { seedSite } from "../../tests/support/seed-site.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { ChildEnded, RendererNotStarted, RendererStopped } from "./render-failures.server.ts";
import type { PageToRender } from "./render-page.server.ts";
import { createRenderer } from "./renderer.server.ts";

const shell = seedSite("en");

const page = (title: string): PageToRender => ({
  ...{ address: `/en/blog/${title}`, shell, status: 200 },
  document: {
    ...{ entry: title, kind: "post", language: "en", version: 1, path: `/blog/${title}` },
    ...{ publishedAt: 0, changedAt: 0, title, description: "", values: {}, sections: [] },
    ...{ trail: [], alternates: {}, sample: false },
  },
});

/** Patient, since a busy machine makes every page slow; a child that hangs is waited for in vain, though. */
function start(pagePatience = 10_000) {
  const renderer = createRenderer(renderingBuild(), { pagePatience });
  onTestFinished(() => renderer.stop());
  return renderer;
}

test("a page comes with its data, its policy and what search finds on it", async () => {
  const { files, search } = await start().render(page("first"));
  expect(files.map(({ file }) => file.path)).toEqual(["/en/blog/first", "/en/blog/first.data"]);
  expect(files[0]?.file.inline?.scripts).toHaveLength(1);
  expect(search).toEqual([{ kind: "post", title: "first", text: "", url: "/en/blog/first" }]);
});

test("a screen of the build has no data of its own, and keeps its status", async () => {
  const screen: PageToRender = {
    ...{ address: "/en/error", shell, document: null, status: 404 },
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

test("a page that cannot be rendered says why, and which section it is", async () => {
  const text = (id: string, heading: string) => ({
    id,
    type: "text" as const,
    values: { heading },
  });
  const { document, ...around } = page("first");
  const sections = [text("a", "Fine"), text("b", "BREAK")];
  const broken = document && { ...around, document: { ...document, sections } };
  await expect(start().render(broken ?? page("first"))).rejects.toThrow(
    "It cannot be rendered: section b (text): The heading cannot be shown.",
  );
  await expect(start().render(page("BREAK"))).rejects.toThrow(
    "It cannot be rendered: The words cannot be shown.",
  );
});

test("a child that hangs is ended and says so; the next page gets a new one", async () => {
  const renderer = start(2_000);
  await renderer.render(page("first"));
  await expect(renderer.render(page("HANG"))).rejects.toThrow(/no answer for 2 seconds/);
  expect((await renderer.render(page("second"))).files).toHaveLength(2);
});

test("a child that is not up in time is ended and says so", async () => {
  const renderer = createRenderer(renderingBuild(), { startPatience: 1 });
  onTestFinished(renderer.stop);
  await expect(renderer.render(page("first"))).rejects.toThrow(
    /cannot be started \(.*no answer for 0\.001 seconds/,
  );
});

test("a child that eats memory is ended before the machine has none; the next page gets a new one", {
  timeout: 300_000,
}, async () => {
  const renderer = createRenderer(renderingBuild());
  onTestFinished(renderer.stop);
  await expect(renderer.render(page("EAT"))).rejects.toThrow(/heap limit/);
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

test("a page that ends a child is to blame, also where it is the first one that is asked for", async () => {
  await expect(start().render(page("DIE"))).rejects.toBeInstanceOf(ChildEnded);
});

test("where the child cannot start no page is to blame, and it starts once its files are there", async () => {
  const complete = renderingBuild();
  const buildDir = temporaryFolder();
  const renderer = createRenderer(buildDir);
  onTestFinished(renderer.stop);
  const failed = renderer.render(page("first"));
  await expect(failed).rejects.toBeInstanceOf(RendererNotStarted);
  await expect(failed).rejects.toThrow(/^What renders pages cannot be started \(.*Cannot find/);
  mkdirSync(buildDir, { recursive: true });
  cpSync(complete, buildDir, { recursive: true });
  expect((await renderer.render(page("first"))).files).toHaveLength(2);
});

test("a stop ends what is being rendered at once, and nothing is rendered after it", async () => {
  const renderer = start(600_000);
  await renderer.render(page("first"));
  const [child = 0] = renderersOf();
  const asked = [renderer.render(page("HANG")), renderer.render(page("second"))];
  renderer.stop();
  for (const each of [...asked, renderer.render(page("third"))])
    await expect(each).rejects.toBeInstanceOf(RendererStopped);
  await expect.poll(() => isThere(child)).toBe(false);
});

test("a child that ended unnoticed costs no page", async () => {
  const renderer = start();
  await renderer.render(page("first"));
  for (const child of renderersOf()) process.kill(child, "SIGKILL");
  // It is gone, and its end has not been told: nothing is heard while this thread waits.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  expect((await renderer.render(page("second"))).files).toHaveLength(2);
});

test("a child that hangs does not outlive a server that is killed", async () => {
  const server = spawn(process.execPath, ["--input-type=module", "-e", serverThatHangs()], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(server.stdout, "data");
  const child = Number(String(line));
  expect(isThere(child)).toBe(true);
  server.kill("SIGKILL");
  await expect.poll(() => isThere(child)).toBe(false);
});

test("nor does one whose server was gone before it could look for it", async () => {
  const program = fileURLToPath(new URL("./render-process.server.ts", import.meta.url));
  // What it begins with: somebody else is its parent already.
  const child = fork(program, ["1", renderingBuild()]);
  onTestFinished(() => void child.kill("SIGKILL"));
  const [, signal] = await once(child, "exit");
  expect(signal).toBe("SIGKILL");
});

test("whatever the child does waits for visitors: each of its threads, those that were there before too", async () => {
  await start().render(page("first"));
  const [child] = renderersOf();
  const threads = readdirSync(`/proc/${child}/task`);
  expect(threads.length).toBeGreaterThan(1);
  const niceness = threads.map((thread) => getPriority(Number(thread)));
  expect(Math.min(...niceness)).toBeGreaterThanOrEqual(constants.priority.PRIORITY_BELOW_NORMAL);
});

test("what renders is started ahead where somebody says that a page will be wanted", async () => {
  const renderer = start();
  renderer.prepare();
  renderer.prepare();
  // One that was forked a moment ago may have no command line yet.
  await expect.poll(renderersOf).toHaveLength(1);
  const children = renderersOf();
  await renderer.render(page("first"));
  expect(renderersOf()).toEqual(children);
});

/** Processes of this one that render, whichever of its threads began them. */
const renderersOf = () =>
  readdirSync("/proc/self/task")
    .flatMap((task) => readFileSync(`/proc/self/task/${task}/children`, "utf8").match(/\d+/g) ?? [])
    .map(Number)
    .filter((child) => isThere(child) && /render-process/.test(commandOf(child)));
const commandOf = (child: number) => readFileSync(`/proc/${child}/cmdline`, "utf8");

/** Has a child render a page that never ends, and tells the child's id. */
const serverThatHangs = () => `
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
const { createRenderer } = await import(${JSON.stringify(new URL("renderer.server.ts", import.meta.url).href)});
const renderer = createRenderer(${JSON.stringify(renderingBuild())}, { pagePatience: 600_000 });
await renderer.render(${JSON.stringify(page("first"))});
void renderer.render(${JSON.stringify(page("HANG"))});
await pause(500);
const children = readFileSync("/proc/self/task/" + process.pid + "/children", "utf8").trim();
console.log(children);
`;

function isThere(pid: number): boolean {
  try {
    return !/^State:\tZ/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

test("a build that cannot be loaded is told with its reason", async () => {
  const renderer = createRenderer("/nowhere");
  await expect(renderer.render(page("first"))).rejects.toThrow(/Cannot find module/);
});
