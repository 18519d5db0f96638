import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { TestProject } from "vitest/node";
import { endProcess, siteSettings, spawnSite } from "./spawn-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Data of a site that has published its first entries, copied by each site of a browser test. */
    publishedData: string;
  }
}

/** Before the first browser test: what a first start renders is rendered once, not once a file. */
export default async function publishOnce(project: TestProject): Promise<() => void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "site-published-"));
  const { origin } = JSON.parse(readFileSync("build/static-manifest.json", "utf8"));
  const site = await spawnSite({ ...siteSettings, SITE_ORIGIN: origin, DATA_DIR: dataDir });
  const isReady = async () => (await fetch(`http://127.0.0.1:${site.port}/readyz`)).ok;
  while (!(await isReady())) await wait(100);
  await endProcess(site.process, "SIGTERM");
  project.provide("publishedData", dataDir);
  return () => rmSync(dataDir, { recursive: true, force: true });
}
