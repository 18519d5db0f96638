import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { endProcess, siteSettings, spawnSite } from "../tests/support/spawn-server.ts";

/** The built site on the production server, in a process of its own with data of its own. */
export async function startServerProcess(settings: Record<string, string> = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "bench-"));
  const { origin } = JSON.parse(readFileSync("build/static-manifest.json", "utf8"));
  const begun = performance.now();
  const { port, process } = await spawnSite({
    ...siteSettings,
    SITE_ORIGIN: origin,
    DATA_DIR: dataDir,
    ...settings,
  });
  return {
    port,
    /** From the start of the process to the line that says it is ready, ms. */
    startMs: performance.now() - begun,
    dataDir,
    /** Resident memory in bytes (Linux). */
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${process.pid}/status`, "utf8"))?.[1]) *
      1024,
    async stop() {
      await endProcess(process, "SIGTERM");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
