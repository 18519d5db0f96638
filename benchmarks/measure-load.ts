import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Load, Measured } from "./generate-load.ts";

const generator = fileURLToPath(new URL("./generate-load.ts", import.meta.url));

/** Measures a server from a process of its own. */
export async function measureLoad(load: Load): Promise<Measured> {
  const child = fork(generator);
  child.send(load);
  const [measured] = await once(child, "message");
  return measured as Measured;
}

/** A GET as a browser sends it. */
export function getRequest(path: string, headers: Record<string, string> = {}): string {
  return requestText("GET", path, headers);
}

/** A request's bytes; `{visitor}` is filled in by the generator. */
export function requestText(
  method: string,
  path: string,
  headers: Record<string, string>,
  body = "",
): string {
  const lines = Object.entries({
    host: "localhost",
    "accept-encoding": "gzip, deflate, br",
    "x-forwarded-for": "{visitor}",
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`;
}
