import { enableCompileCache, flushCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// What Node compiled last time, types already stripped: a start takes half as long and 15 MB less memory.
// It works for what is imported from here on, so everything else is.
enableCompileCache(fileURLToPath(new URL("../node_modules/.cache/node", import.meta.url)));
const { serve } = await import("./serve.ts");
await serve();
flushCompileCache();
