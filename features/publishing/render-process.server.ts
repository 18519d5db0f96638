/**
 * A process of its own that renders entries with React Router's server bundle of the build: what it takes of memory
 * and time, and how it ends, is not the server's. Started by renderer.server.ts, never imported.
 */
import { readdirSync, readFileSync } from "node:fs";
import { flushCompileCache, registerHooks } from "node:module";
import { constants, setPriority } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { collectGarbage } from "#platform/collect-garbage.server.ts";
import { openKeptStyles } from "./kept-styles.server.ts";
import type { RenderAnswer, RenderRequest } from "./renderer.server.ts";

// Visitors first. Linux knows a priority a thread: those that collect and compile are there already.
const threads = process.platform === "linux" ? readdirSync("/proc/self/task").map(Number) : [0];
for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);

const [server, buildDir = "", learns] = process.argv.slice(2);
const bundle = pathToFileURL(path.resolve(buildDir, "render/index.js")).href;

// The build may lie anywhere; what its bundle stands on lies here.
registerHooks({
  resolve: (specifier, context, next) =>
    context.parentURL?.startsWith(path.dirname(bundle)) && !/^[./]|^node:/.test(specifier)
      ? next(specifier, { ...context, parentURL: import.meta.url })
      : next(specifier, context),
});

const { createPageRenderer } = await import("./render-page.server.ts");
const render = createPageRenderer(
  await import(bundle),
  (address) => readFileSync(path.join(buildDir, "client", address), "utf8"),
  openKeptStyles(buildDir, learns === "learns"),
);

/** Above this, bytes, what pages left behind is given back between two of them: less than what ends this process. */
const muchMemory = 205 * 1024 * 1024;

/** Bytes that it takes when a page is done. */
function memory(): number {
  const taken = process.memoryUsage.rss();
  if (taken <= muchMemory) return taken;
  collectGarbage();
  return process.memoryUsage.rss();
}

/** With these most of what pages need is compiled: the next process that renders, killed like this one, reads it. */
const enoughPages = 40;
let rendered = 0;

process.on("message", ({ id, page }: RenderRequest) => {
  render(page)
    .then(
      (files) => ({ id, page: files }),
      (error: Error) => ({ id, problem: error.message }),
    )
    .then((answer) => {
      process.send?.({ ...answer, memory: memory() } satisfies RenderAnswer);
      rendered += 1;
      if (rendered === enoughPages) flushCompileCache();
    });
});
process.on("disconnect", () => process.exit());
// A page that never ends would keep this process from hearing that its server is gone: a thread of its own looks.
// The server may be gone before that thread runs, so it is told whom to look for.
const endWithParent = `setInterval(() => {
  if (process.ppid !== ${Number(server)}) process.kill(process.pid, "SIGKILL");
}, 1_000);`;
new Worker(endWithParent, { eval: true }).unref();
process.send?.({ ready: true });
