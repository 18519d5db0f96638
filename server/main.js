// The one file in plain JavaScript: a warm start takes everything else from Node's cache, already stripped of its
// types, and so never loads the stripper itself, which costs 20 MB for as long as the process lives.
import { enableCompileCache, flushCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

/** @param {string} path */
const fromRoot = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

// It works for what is imported from here on; a start takes half as long.
enableCompileCache(fromRoot("node_modules/.cache/node"));
// `--compile`: the build fills the cache with the sources, which commands and other processes run.
const isCompiling = process.argv.includes("--compile");
const { findBundle } = await import("./find-bundle.ts");
const { loadServer } = await import((!isCompiling && findBundle(fromRoot("."))) || "./begin.ts");
const begin = await loadServer();
flushCompileCache();
if (!isCompiling)
  await begin({ buildDir: fromRoot("build"), seedsDir: fromRoot("content/entries") });
