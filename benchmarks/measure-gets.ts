import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import type { Measured } from "./generate-load.ts";
import { getRequest, measureLoad } from "./measure-load.ts";

/** GETs of one address as a browser sends them, over connections that stay. */
export interface Gets {
  port: number;
  path: string;
  headers?: Record<string, string>;
  connections: number;
  /** ms */
  duration: number;
  /** A refusal (4xx, 5xx) is what is measured, and an answer is odd. */
  refused?: boolean;
}

const run = promisify(execFile);

/** What sends: wrk where it is installed, our own generator else. */
export const sender = spawnSync("wrk", ["-v"]).error ? "our own generator" : "wrk -t1";

export function measureGets(gets: Gets): Promise<Measured> {
  const { port, path, headers, connections, duration } = gets;
  if (sender === "wrk -t1") return runWrk(gets);
  return measureLoad({ port, request: getRequest(path, headers), connections, duration });
}

async function runWrk({
  port,
  path,
  headers,
  connections,
  duration,
  refused = false,
}: Gets): Promise<Measured> {
  const sent = Object.entries({ "accept-encoding": "gzip, deflate, br", ...headers });
  const { stdout } = await run("wrk", [
    "-t1",
    `-c${connections}`,
    `-d${Math.ceil(duration / 1_000)}`,
    ...["-s", "benchmarks/many-visitors.lua"],
    ...sent.flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
    `http://127.0.0.1:${port}${path}`,
  ]);
  const told = JSON.parse(stdout.trim().split("\n").at(-1) ?? "");
  return { ...told, odd: told.broken + (refused ? told.requests - told.refused : told.refused) };
}
