import { type ChildProcess, spawn } from "node:child_process";

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
  NEWS_FEED_TR: "",
  NEWS_FEED_EN: "",
  NEWS_FEED_DE: "",
};

/** Node with these arguments, and these settings alone as its environment. */
export function spawnNode(args: readonly string[], settings: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Waits for the line that says where the server is ready. @throws what it said instead, when it ends before */
export function whenReady(child: ChildProcess): Promise<SpawnedServer> {
  return new Promise((resolve, reject) => {
    let said = "";
    const listen = (chunk: Buffer) => {
      said += chunk;
      const port = /ready at \S+:(\d+)/.exec(said)?.[1];
      if (!port) return;
      const url = `http://127.0.0.1:${port}`;
      resolve({ process: child, url, port: Number(port), output: () => said });
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.once("exit", () => reject(new Error(`The server did not start:\n${said}`)));
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
