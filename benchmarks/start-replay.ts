import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";

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

function ask(port: number, path: string, withoutScripts: boolean): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ port, path, headers: { "accept-encoding": "br" } }, async (incoming) => {
      const body = await read(incoming);
      const isPage = String(incoming.headers["content-type"]).includes("html");
      if (!withoutScripts || !isPage)
        resolve({ status: incoming.statusCode ?? 0, headers: fitting(incoming), body });
      else resolve(await plainCopy(port, path));
    })
      .on("error", reject)
      .end();
  });
}

function plainCopy(port: number, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ port, path, headers: { "accept-encoding": "identity" } }, async (incoming) => {
      const html = (await read(incoming))
        .toString("utf8")
        .replace(/<script[\s\S]*?<\/script>|<link rel="" data-later[^>]*>/g, "");
      const headers = [...fitting(incoming), "content-encoding", "br"];
      resolve({ status: incoming.statusCode ?? 0, headers, body: brotliCompressSync(html) });
    })
      .on("error", reject)
      .end();
  });
}

async function read(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** All headers but those that belong to the connection or to the length of the body. */
function fitting({ rawHeaders }: IncomingMessage): string[] {
  const own = /^(date|connection|keep-alive|content-length|accept-ranges)$/i;
  return rawHeaders.flatMap((name, i) =>
    i % 2 === 0 && !own.test(name) ? [name, rawHeaders[i + 1] ?? ""] : [],
  );
}
