import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readNewest } from "../../features/pages/stored-entries.server.ts";
import { writeFirstEntries } from "../../features/publishing/first-entries.server.ts";
import { beginWithSeeds } from "../../features/publishing/first-release.server.ts";
import { claimJob } from "../../features/publishing/held-jobs.server.ts";
import { createPublisher } from "../../features/publishing/publisher.server.ts";
import { readSiteBuild } from "../../features/publishing/read-site-build.server.ts";
import { RendererUnavailable } from "../../features/publishing/render-failures.server.ts";
import { writeRenderedAhead } from "../../features/publishing/rendered-ahead.server.ts";
import { createRenderer } from "../../features/publishing/renderer.server.ts";
import { isLoopback } from "../../platform/rules/loopback.ts";
import { openDatabase } from "../../platform/store/open-database.server.ts";
import { createStore } from "../../platform/store/store.server.ts";
import { migrate } from "../../server/database/migrate.ts";

/**
 * ms. What renders gives way to everything else on the machine, and on one that is busy the work of minutes would be
 * lost; here nobody waits for a page.
 */
const patience = { pagePatience: 120_000, startPatience: 300_000 };

/**
 * Publishes the entries that a site begins with in a store of its own and leaves the pages in the build: what a first start would
 * render, by the same code.
 * @returns why they cannot be published
 */
export async function renderFirstRelease(
  buildDir: string,
  seedsDir = "content/entries",
): Promise<string[]> {
  const site = readSiteBuild(buildDir);
  if (!site) return ["The build keeps no bundle to render entries with."];
  const dataDir = mkdtempSync(path.join(tmpdir(), "site-first-release-"));
  const database = await openDatabase({ dataDir });
  const store = createStore(database);
  const renderer = createRenderer(buildDir, { learns: true, ...patience });
  const at = Date.now();
  const now = () => at;
  const parts = {
    store,
    site,
    now,
    seedsDir,
    withSamples: isLoopback(site.origin),
  };
  const holder = randomUUID();
  try {
    await migrate(database.db);
    await beginWithSeeds({ ...parts, log: console });
    const taken = await readNewest(store.read);
    writeFirstEntries(
      buildDir,
      seedsDir,
      taken.map(({ document }) => document),
    );
    const job = await claimJob(store, holder, at);
    if (!job) return [];
    const { problems = [] } = await createPublisher({ ...parts, renderer, holder }).run(job);
    await writeRenderedAhead(store, site, at);
    return problems;
  } catch (error) {
    if (!(error instanceof RendererUnavailable)) throw error;
    return [error.message];
  } finally {
    renderer.stop();
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
