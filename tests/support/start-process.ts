import { once } from "node:events";
import { endProcess, type SpawnedServer, spawnNode, whenReady } from "./spawn-server.ts";

/** The real server, without the built pages. */
const program = `
import { serve } from ${JSON.stringify(new URL("../../server/serve.ts", import.meta.url).href)};
await serve();`;
const args = ["--input-type=module", "--eval", program];

export interface ServerProcess extends SpawnedServer {
  /** Ends it and waits; gives the exit code. */
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the server in a process of its own with these settings and nothing else. */
export async function startProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const started = await whenReady(spawnNode(args, environment));
  return { ...started, kill: (signal) => endProcess(started.process, signal) };
}

/** Starts a server that is not expected to stay; gives its exit code and its last words. */
export async function runProcess(environment: Record<string, string>) {
  const child = spawnNode(args, environment);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  }
  const [code] = await once(child, "close");
  return { code: code as number | null, output };
}
