import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { onTestFinished } from "vitest";
import { freshEnvironment } from "../support/api-server.ts";
import { fakeBuild } from "../support/fake-build.ts";
import { startProcess } from "../support/start-process.ts";

export interface AbusedSite {
  url: string;
  /** What the process holds in memory now, MB. */
  memory(): number;
  /** How many descriptors the process holds now; Linux alone can tell. */
  descriptors(): number;
  /** What its log says about errors of its own. */
  complaints(): string[];
}

/** The server with a small build, in a process of its own, so that its memory and patience are its own. */
export async function startAbusedSite(
  settings: Record<string, string> = {},
  files: Parameters<typeof fakeBuild>[0] = {},
): Promise<AbusedSite> {
  const environment = await freshEnvironment("SQLite", { LOG_LEVEL: "warn", ...settings });
  const server = await startProcess(environment, { server: { buildDir: fakeBuild(files) } });
  onTestFinished(async () => {
    await server.kill("SIGKILL");
  });
  return {
    url: server.url,
    memory: () =>
      Number(execFileSync("ps", ["-o", "rss=", "-p", String(server.process.pid)])) / 1024,
    descriptors: () => readdirSync(`/proc/${server.process.pid}/fd`).length,
    complaints: () =>
      server
        .output()
        .split("\n")
        .filter((line) => line.startsWith("{")),
  };
}
