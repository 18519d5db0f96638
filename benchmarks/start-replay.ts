import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import { askOnce, pairs } from "./ask-once.ts";

interface Answer {
  status: number;
  headers: string[];
  body: Buffer;
}

/**
 * Sends what the server at `port` sends, each answer kept in memory. `withoutScripts` takes every script out of the
 * pages: the same page as a document that only wants to be read.
 */
export async function startReplay(port: number, { withoutScripts }: { withoutScripts: boolean }) {
  const kept = new Map<string, Promise<Answer>>();
  const server = createServer(async ({ url = "/" }, response) => {
    const known = kept.get(url) ?? ask(port, url, withoutScripts);
    kept.set(url, known);
    const { status, headers, body } = await known;
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function ask(port: number, path: string, withoutScripts: boolean): Promise<Answer> {
  const built = await askOnce(port, path, { "accept-encoding": "br" });
  const { "content-type": type = "" } = Object.fromEntries(pairs(built.headers));
  if (withoutScripts && type.includes("html")) return plainCopy(port, path);
  return { ...built, headers: fitting(built), body: Buffer.from(built.body, "base64") };
}

async function plainCopy(port: number, path: string): Promise<Answer> {
  const page = await askOnce(port, path, { "accept-encoding": "identity" });
  const html = Buffer.from(page.body, "base64")
    .toString("utf8")
    .replace(/<script[\s\S]*?<\/script>|<link rel="" data-later[^>]*>/g, "");
  const headers = [...fitting(page), "content-encoding", "br"];
  return { status: page.status, headers, body: brotliCompressSync(html) };
}

/** All headers but those that belong to the length of the body. */
const fitting = ({ headers }: { headers: string[] }) =>
  pairs(headers)
    .filter(([name]) => !/^(content-length|accept-ranges)$/i.test(name))
    .flat();
