import { createServer, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { LogParts } from "../log.ts";
import type { SiteMetrics } from "../metrics/site-metrics.ts";
import { createFileLog } from "./access-log.ts";
import type { Env } from "./context.ts";
import { endLongBody } from "./end-long-body.ts";
import { overlongHeader } from "./header-lengths.ts";
import { Problem } from "./problem.ts";
import { requestFault } from "./request-fault.ts";
import { rawTarget } from "./request-target.ts";
import { securityHeaders } from "./security-headers.ts";
import { sendFile } from "./send-file.ts";
import type { ReadyFile, StaticSite } from "./static-site.ts";
import { referenceToShow } from "./thanks-page.ts";
import { createVisitorReader } from "./trusted-proxy.ts";

interface Parts {
  app: Hono<Env>;
  site: StaticSite | undefined;
  /** What else is as ready as a file; undefined is left to the app. `query` includes its `?`. */
  findReady(path: string, query: string, address: () => string): ReadyFile | undefined;
  settings: { trustProxy: readonly string[]; https: boolean };
  logParts: LogParts;
  /** Undefined: nobody asks for them, and nothing is counted. */
  metrics?: SiteMetrics;
}

/**
 * Milliseconds. Slow clients are closed: nobody holds a connection by sending or taking a byte now and then. Between
 * requests we wait longer than proxies do (60 s is usual), or one would send into a connection that we just closed.
 */
const patience = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
};
const idleSocket = 60_000;

/** Files from the build, and what is as ready as a file, are answered at once; everything else by the app. */
export function createNodeServer(parts: Parts): Server {
  const { app, site, findReady, settings, logParts, metrics } = parts;
  const visitors = createVisitorReader(settings);
  const secure = visitors.isSecure(undefined);
  const logFile = createFileLog(logParts);
  const answer = getRequestListener((request, env) => app.fetch(request, env as Env["Bindings"]), {
    // Only a request that is no URL fails before the app.
    errorHandler: () => withHeaders(new Problem("malformed"), secure),
  });

  const server = createServer(
    { ...patience, maxHeaderSize: 16_384, requireHostHeader: false },
    (incoming, outgoing) => {
      const { method = "" } = incoming;
      const fault = requestFault(incoming);
      if (fault) {
        metrics?.refused(400);
        const problem = new Problem("malformed", { detail: fault });
        return refuse(outgoing, problem, visitors.isSecure(incoming));
      }
      const overlong = overlongHeader(incoming.rawHeaders);
      if (overlong) {
        metrics?.refused(431);
        const detail = `The header ${overlong} is too long.`;
        const problem = new Problem("headers_too_large", { detail });
        return refuse(outgoing, problem, visitors.isSecure(incoming));
      }
      endLongBody(incoming, outgoing);
      if (method === "GET" || method === "HEAD") {
        const since = performance.now();
        const target = rawTarget(incoming.url ?? "/");
        const queryStart = target.indexOf("?");
        const path = queryStart < 0 ? target : target.slice(0, queryStart);
        const query = queryStart < 0 ? "" : target.slice(queryStart);
        const file = referenceToShow(path, query) ? undefined : site?.find(path);
        const ready = file ?? findReady(path, query, () => visitors.read(incoming).address);
        if (ready) {
          const pinned = query !== "" && query === `?v=${ready.file.hash}`;
          const sending = { secure: visitors.isSecure(incoming), pinned };
          const status = sendFile(ready, incoming, outgoing, sending);
          metrics?.file(file ? "file" : "news", method, status, performance.now() - since);
          return logFile(method, path, status, since);
        }
      }
      void answer(incoming, outgoing);
    },
  );
  server.setTimeout(idleSocket);
  server.on("checkExpectation", (incoming, outgoing) =>
    refuse(outgoing, new Problem("expectation_failed"), visitors.isSecure(incoming)),
  );
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    const status = refuseConnection(error, socket, secure);
    if (status !== undefined) metrics?.refused(status);
  });
  return server;
}

function withHeaders(problem: Problem, secure: boolean): Response {
  const { status, headers, body } = problem.toAnswer();
  return new Response(body, { status, headers: { ...headers, ...securityHeaders(secure) } });
}

/** All that an answer outside the app needs; the connection ends with it. */
function lastAnswer(problem: Problem, secure: boolean) {
  const { status, headers, body } = problem.toAnswer();
  const length = { "content-length": String(Buffer.byteLength(body)), connection: "close" };
  return { status, headers: { ...headers, ...securityHeaders(secure), ...length }, body };
}

function refuse(outgoing: ServerResponse, problem: Problem, secure: boolean): void {
  const { status, headers, body } = lastAnswer(problem, secure);
  outgoing.writeHead(status, headers).end(body);
}

/** What Node's parser refused: there is no request yet, so the answer is written by hand. Gives its status. */
function refuseConnection(
  error: NodeJS.ErrnoException,
  socket: Socket,
  secure: boolean,
): number | undefined {
  // An answer that is under way cannot be followed by another one.
  if (
    !socket.writable ||
    error.code === "ECONNRESET" ||
    ("_httpMessage" in socket && socket._httpMessage)
  ) {
    socket.destroy(error);
    return undefined;
  }
  const problem = new Problem(
    error.code === "HPE_HEADER_OVERFLOW"
      ? "headers_too_large"
      : error.code === "ERR_HTTP_REQUEST_TIMEOUT"
        ? "request_timeout"
        : "malformed",
  );
  const { status, headers, body } = lastAnswer(problem, secure);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${problem.message}\r\n${lines.join("")}\r\n${body}`);
  return status;
}
