import { type ChildProcess, spawn } from "node:child_process";
import { openSync, readFileSync } from "node:fs";
import path from "node:path";
import { noFeeds } from "./no-feeds.ts";

/** A server in a process of its own, ready to answer. */
export interface SpawnedServer {
  process: ChildProcess;
  /** Where it answers, e.g. `http://127.0.0.1:41234`. */
  url: string;
  port: number;
  /** What it wrote so far. */
  output(): string;
}

/** What a server of the built site is told where nobody says otherwise; the port is any that is free. */
export const siteSettings = {
  PORT: "0",
  HOST: "127.0.0.1",
  TRUST_PROXY: "127.0.0.1",
  MIN_FILL_SECONDS: "0",
  LOG_LEVEL: "error",
  ...noFeeds,
};

/** What the build has compiled, as the production server takes it: each process starts in two thirds of the time. */
const NODE_COMPILE_CACHE = path.resolve(import.meta.dirname, "../../node_modules/.cache/node");

interface SpawnOptions {
  cwd?: string;
  /** A file that takes what the process writes. */
  logFile?: string;
  /** It hears `child.send`. */
  listens?: boolean;
}

/** Node with these arguments, and these settings alone as its environment. */
export function spawnNode(
  args: readonly string[],
  settings: Record<string, string>,
  { cwd, logFile, listens }: SpawnOptions = {},
): ChildProcess {
  const sink = logFile ? openSync(logFile, "a") : "pipe";
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE, ...settings },
    stdio: ["ignore", sink, sink, ...(listens ? (["ipc"] as const) : [])],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

/** What a test that failed has left behind ends with the run. */
const running = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** Waits for the line that says where the server is ready. @throws what it said instead, when it ends before */
export function whenReady(child: ChildProcess, logFile?: string): Promise<SpawnedServer> {
  return new Promise((resolve, reject) => {
    let said = "";
    const output = () => (logFile ? readFileSync(logFile, "utf8") : said);
    const looking = logFile ? setInterval(look, 50) : undefined;
    function look() {
      // With a public SITE_ORIGIN the line names that, and so no port.
      const [, address, port] = /ready at (https?:\/\/[^\s:]+)(?::(\d+))?\s/.exec(output()) ?? [];
      if (!address) return;
      clearInterval(looking);
      const url = port ? `http://127.0.0.1:${port}` : address;
      resolve({ process: child, url, port: Number(port), output });
    }
    const listen = (chunk: Buffer) => {
      said += chunk;
      look();
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.once("exit", () => {
      clearInterval(looking);
      reject(new Error(`The server did not start:\n${output()}`));
    });
  });
}

/** The built site on the production server. */
export const spawnSite = (settings: Record<string, string>): Promise<SpawnedServer> =>
  whenReady(spawnNode(["server/main.js"], settings));

/** Ends a process and waits; gives its exit code. */
export function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode);
    child.once("exit", resolve);
    child.kill(signal);
  });
}
