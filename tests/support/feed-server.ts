import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

/** What a path answers: a function of the request, or one of {@link faults}. */
export type FeedRoute = (request: IncomingMessage, response: ServerResponse) => void;

export interface FeedServer {
  origin: string;
  /** Path → answer; may be changed while the server runs. */
  routes: Map<string, FeedRoute>;
  /** Every request so far, in order. */
  requests: { path: string; headers: IncomingMessage["headers"] }[];
  close(): Promise<void>;
}

/** A feed server on 127.0.0.1 that can be as wrong as the worst on the internet. */
export async function startFeedServer(routes: Record<string, FeedRoute> = {}): Promise<FeedServer> {
  const table = new Map(Object.entries(routes));
  const requests: FeedServer["requests"] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    requests.push({ path, headers: request.headers });
    const route = table.get(path) ?? table.get(path.split("?")[0] ?? "/");
    if (route) route(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    routes: table,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** An honest answer; a matching ETag gets 304. */
export function serve(
  body: string | Uint8Array,
  {
    type = "application/rss+xml",
    ...headers
  }: { type?: string; etag?: string; "last-modified"?: string } = {},
): FeedRoute {
  return (request, response) => {
    const known = headers.etag !== undefined && request.headers["if-none-match"] === headers.etag;
    response.writeHead(known ? 304 : 200, { "content-type": type, ...headers });
    response.end(known ? undefined : body);
  };
}

export const faults = {
  status:
    (status: number): FeedRoute =>
    (_request, response) =>
      void response.writeHead(status).end("no"),
  redirect:
    (to: string): FeedRoute =>
    (_request, response) =>
      void response.writeHead(302, { location: to }).end(),
  /** Takes the request and never says a word. */
  silent: (): FeedRoute => () => {},
  /** A byte now and then, for ever. */
  slow: (): FeedRoute => (_request, response) => {
    response.writeHead(200, { "content-type": "application/rss+xml" });
    const timer = setInterval(() => response.write(" "), 100);
    response.on("close", () => clearInterval(timer));
  },
  /** As much as the line takes, for ever. */
  endless: (): FeedRoute => (_request, response) => {
    response.writeHead(200, { "content-type": "application/rss+xml" });
    const more = () => {
      while (!response.destroyed && response.write("<item>".repeat(10_000)));
    };
    response.on("drain", more);
    more();
  },
  /** Ends in the middle of what it announced. */
  cut: (): FeedRoute => (_request, response) => {
    response.writeHead(200, { "content-type": "application/rss+xml", "content-length": "1000" });
    response.write("<rss><channel>");
    setTimeout(() => response.destroy(), 20);
  },
  /** A few kilobytes that unpack to `megabytes`. */
  compressedBomb: (megabytes: number): FeedRoute => {
    const body = gzipSync(Buffer.alloc(megabytes * 1024 * 1024, " "));
    return (_request, response) =>
      void response
        .writeHead(200, { "content-type": "application/rss+xml", "content-encoding": "gzip" })
        .end(body);
  },
  damagedCompression: (): FeedRoute => (_request, response) =>
    void response.writeHead(200, { "content-encoding": "gzip" }).end("this is not gzip"),
};

export interface FakeItem {
  title: string;
  link: string;
  /** Any date notation. */
  date?: string;
  image?: string;
}

/** A small valid RSS 2.0 feed. */
export function rss(
  items: FakeItem[],
  { title = "Fake News Desk", link = "https://news.example.org/" } = {},
): string {
  const body = items.map(
    (item) => `<item><title>${escapeXml(item.title)}</title><link>${escapeXml(item.link)}</link>
<description>About ${escapeXml(item.title)}</description><guid>${escapeXml(item.link)}</guid>
${item.date ? `<pubDate>${item.date}</pubDate>` : ""}
${item.image ? `<media:thumbnail url="${escapeXml(item.image)}"/>` : ""}</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel>
<title>${escapeXml(title)}</title><link>${escapeXml(link)}</link>
${body.join("\n")}
</channel></rss>`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
