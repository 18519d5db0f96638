import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { StartOptions } from "#server/start-server.ts";
import { endProcess, type SpawnedServer, spawnNode, whenReady } from "./spawn-server.ts";

const thisRelease = path.resolve(import.meta.dirname, "../..");

export interface ProcessOptions {
  /** Where the code of the release lies. */
  release?: string;
  server?: Pick<StartOptions, "buildDir" | "outboxPauses">;
  /** A file that takes what the process writes. */
  logFile?: string;
  /** Its clock obeys `child.send({ clock: milliseconds })`. */
  movableClock?: boolean;
}

export interface ServerProcess extends SpawnedServer {
  /** Ends it and waits; gives the exit code. */
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the real server, without the built pages, in a process of its own with these settings and nothing else. */
export async function startProcess(
  environment: Record<string, string>,
  options: ProcessOptions = {},
): Promise<ServerProcess> {
  const started = await whenReady(spawnServer(environment, options), options.logFile);
  return { ...started, kill: (signal) => endProcess(started.process, signal) };
}

/** Starts a server that is not expected to stay; gives its exit code and its last words. */
export const runProcess = (environment: Record<string, string>, options: ProcessOptions = {}) =>
  untilEnd(spawnServer(environment, options));

/** A command, such as `["scripts/mail.ts"]`, with these settings alone; gives its exit code and what it said. */
export const runNode = (...args: Parameters<typeof spawnNode>) => untilEnd(spawnNode(...args));

async function untilEnd(child: ChildProcess) {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  }
  const [code] = await once(child, "close");
  return { code: code as number | null, output };
}

function spawnServer(
  environment: Record<string, string>,
  { release = thisRelease, server, logFile, movableClock }: ProcessOptions,
) {
  const program = `
import { serve } from ${JSON.stringify(path.join(release, "server/serve.ts"))};
await serve(${server ? JSON.stringify(server) : ""});`;
  const clock = path.join(import.meta.dirname, "movable-clock.ts");
  const args = [...(movableClock ? ["--import", clock] : []), "--input-type=module", "--eval"];
  return spawnNode([...args, program], environment, {
    cwd: release,
    logFile,
    listens: movableClock,
  });
}
