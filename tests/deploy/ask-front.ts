import type { IncomingHttpHeaders } from "node:http";
import { request } from "node:https";

export interface FrontAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface FrontRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The visitor's address, one of 127.0.0.0/8. */
  from?: string;
  /** The web server's; 127.0.0.1 where nothing is said. */
  host?: string;
}

/** Asks a web server as https://www.example.com. */
export function askFront(
  port: number,
  ca: Buffer,
  path: string,
  { method = "GET", headers = {}, body, from, host = "127.0.0.1" }: FrontRequest = {},
): Promise<FrontAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host,
        port,
        path,
        method,
        ca,
        localAddress: from,
        servername: "www.example.com",
        headers: { host: "www.example.com", ...headers },
        agent: false,
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk) => chunks.push(chunk));
        incoming.on("end", () => {
          const { statusCode: status = 0, headers: answered } = incoming;
          resolve({ status, headers: answered, body: Buffer.concat(chunks) });
        });
        incoming.on("error", reject);
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
