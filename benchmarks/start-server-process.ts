import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** The built site on the production server, in a process of its own with data of its own. */
export async function startServerProcess(settings: Record<string, string> = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "bench-"));
  const { origin } = JSON.parse(readFileSync("build/static-manifest.json", "utf8"));
  const begun = performance.now();
  const child = spawn(process.execPath, ["server/main.js"], {
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      HOST: "127.0.0.1",
      SITE_ORIGIN: origin,
      DATA_DIR: dataDir,
      TRUST_PROXY: "127.0.0.1",
      MIN_FILL_SECONDS: "0",
      LOG_LEVEL: "error",
      NEWS_FEED_TR: "",
      NEWS_FEED_EN: "",
      NEWS_FEED_DE: "",
      ...settings,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  for await (const chunk of child.stdout) {
    said += chunk;
    if (said.includes("ready at")) break;
  }
  child.stdout.resume();
  return {
    port: Number(/ready at \S+:(\d+)/.exec(said)?.[1]),
    /** From the start of the process to the line that says it is ready, ms. */
    startMs: performance.now() - begun,
    dataDir,
    /** Resident memory in bytes (Linux). */
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) * 1024,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
