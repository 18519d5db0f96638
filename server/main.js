// The one file in plain JavaScript: a warm start takes everything else from Node's cache, already stripped of its
// types, and so never loads the stripper itself, which costs 20 MB for as long as the process lives.
import { enableCompileCache, flushCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

/** @param {string} path */
const fromRoot = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

// It works for what is imported from here on; a start takes half as long.
enableCompileCache(fromRoot("node_modules/.cache/node"));
const { keepTicksQuick } = await import("./keep-ticks-quick.ts");
keepTicksQuick();
// Before the rest: a broken file of content/ stops what imports it with words that nobody understands.
const { stopAtWrongContent } = await import("./wrong-content.ts");
stopAtWrongContent();
const { serve } = await import("./serve.ts");
flushCompileCache();

// `--compile`: the build fills the cache, so that the very first start is a warm one.
if (!process.argv.includes("--compile")) {
  await serve({ buildDir: fromRoot("build"), seedsDir: fromRoot("content/entries") });
  const { giveBackMemory } = await import("./give-back-memory.ts");
  giveBackMemory();
}
