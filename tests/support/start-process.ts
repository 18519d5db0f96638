import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** The real server, without the built pages. */
const program = `
import { serve } from ${JSON.stringify(new URL("../../server/serve.ts", import.meta.url).href)};
await serve();`;

export interface ServerProcess {
  url: string;
  process: ChildProcess;
  /** What it wrote so far. */
  output(): string;
  /** Ends it and waits; gives the exit code. */
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the server in a process of its own with these settings and nothing else. */
export async function startProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const child = spawnServer(environment);
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    child.once("exit", () => reject(new Error(`The server did not start: ${output}`)));
    const read = (chunk: Buffer) => {
      output += chunk;
      const [, found] = /ready at (\S+)/.exec(output) ?? [];
      if (found) resolve(found.replace("localhost", "127.0.0.1"));
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
  });
  return {
    url,
    process: child,
    output: () => output,
    async kill(signal) {
      const gone = once(child, "exit");
      child.kill(signal);
      const [code] = await gone;
      return code as number | null;
    },
  };
}

/** Starts a server that is not expected to stay; gives its exit code and its last words. */
export async function runProcess(environment: Record<string, string>) {
  const child = spawnServer(environment);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  }
  const [code] = await once(child, "close");
  return { code: code as number | null, output };
}

function spawnServer(environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ["--input-type=module", "--eval", program], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
}
