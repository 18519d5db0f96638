import { existsSync, readFileSync } from "node:fs";
import { buildSite } from "./build/build-site.ts";
import { stampFile, stampOfSources } from "./build/source-stamp.ts";

const isFresh = existsSync(stampFile) && readFileSync(stampFile, "utf8") === stampOfSources();
if (!isFresh) await buildSite();
