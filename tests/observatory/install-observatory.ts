import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { installApart } from "../../scripts/install-apart.ts";

/** Where the package's own code lies. */
export const observatory = path.resolve(
  "node_modules/.cache/observatory/node_modules/@mdn/mdn-http-observatory",
);
const preloadList = path.join(observatory, "conf/hsts-preload.json");

/** Before the first test: the locked packages, and an empty list of preloaded hosts. */
export default function installObservatory(): void {
  installApart("observatory", path.join(import.meta.dirname, "package"));
  if (!existsSync(preloadList)) writeFileSync(preloadList, "{}");
}
