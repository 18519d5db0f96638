import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { endProcess, siteSettings, spawnNode, whenReady } from "../tests/support/spawn-server.ts";
import { askOnce } from "./ask-once.ts";

/** What `server/main.js` does, with a build that lies elsewhere. */
const serving = (buildDir: string) => [
  "--input-type=module",
  "--eval",
  `import { serve } from ${JSON.stringify(new URL("../server/serve.ts", import.meta.url).href)};
   await serve({ buildDir: ${JSON.stringify(buildDir)} });`,
];

/**
 * The built site on the production server, in a process of its own with data of its own, once its pages are there: until
 * then it answers 503, which is quicker than a page or slower, and not what is measured.
 */
export async function startServerProcess(settings: Record<string, string> = {}, buildDir?: string) {
  const server = await startListening(settings, buildDir);
  await untilPages(server.port);
  return server;
}

/** What `npm start` tells the allocator. */
function readTunables(): string {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  return /GLIBC_TUNABLES=(\S+)/.exec(scripts.start)?.[1] ?? "";
}

/** Until a server shows its newest release. */
export async function untilPages(port: number): Promise<void> {
  while ((await askOnce(port, "/readyz", {})).status !== 200) await pause(20);
}

/** The same as soon as it listens. */
export async function startListening(settings: Record<string, string> = {}, buildDir?: string) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "bench-"));
  const { origin } = JSON.parse(readFileSync("build/static-manifest.json", "utf8"));
  const begun = performance.now();
  const environment = {
    ...siteSettings,
    GLIBC_TUNABLES: readTunables(),
    SITE_ORIGIN: origin,
    DATA_DIR: dataDir,
    ...settings,
  };
  const program = buildDir ? serving(buildDir) : ["server/main.js"];
  // Into a file: a pipe would have this process read each line.
  const logFile = path.join(dataDir, "log");
  const { port, process } = await whenReady(spawnNode(program, environment, { logFile }), logFile);
  return {
    port,
    process,
    /** When its process was started, by `performance.now()`. */
    begun,
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
