import { createServer, type Server } from "node:http";

/** Answers `/metrics` and nothing else, on a port that no visitor reaches. */
export function createMetricsServer(write: () => Promise<string>): Server {
  const server = createServer({ requestTimeout: 10_000 }, async (incoming, outgoing) => {
    const path = (incoming.url ?? "").split("?")[0];
    const reads = incoming.method === "GET" || incoming.method === "HEAD";
    if (path !== "/metrics" || !reads) return outgoing.writeHead(reads ? 404 : 405).end();
    try {
      const text = await write();
      outgoing.writeHead(200, {
        "content-type": "text/plain; version=0.0.4; charset=utf-8",
        "cache-control": "no-store",
      });
      outgoing.end(text);
    } catch {
      outgoing.writeHead(500).end();
    }
  });
  server.maxConnections = 20;
  return server;
}
