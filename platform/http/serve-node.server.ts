import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { LogParts } from "#platform/log/log.server.ts";
import { createFileLog } from "./access-log.server.ts";
import type { Env } from "./context.server.ts";
import { endLongBody } from "./end-connection.server.ts";
import type { FindFill } from "./fill-page.server.ts";
import { overlongHeader } from "./header-lengths.server.ts";
import type { RequestMetrics } from "./measure-requests.server.ts";
import { Problem } from "./problem.server.ts";
import type { ReadyAnswer } from "./ready-answer.server.ts";
import { parserProblem, refuseConnection, refuseRequest } from "./refuse-connection.server.ts";
import { requestFault } from "./request-fault.server.ts";
import { rawTarget } from "./request-target.server.ts";
import { securityHeaders } from "./security-headers.server.ts";
import { sendReady } from "./send-ready.server.ts";
import type { StaticSite } from "./static-site.server.ts";
import { createVisitorReader } from "./trusted-proxy.server.ts";

interface Parts {
  app: Hono<Env>;
  site: StaticSite | undefined;
  /** What else is as ready as a file; undefined is left to the app. `query` includes its `?`. */
  findReady(path: string, query: string, address: () => string): ReadyAnswer | undefined;
  /** What an address puts into its page, so that the app answers it and no file. */
  fillPage: FindFill;
  settings: { trustProxy: readonly string[]; https: boolean };
  logParts: LogParts;
  /** Undefined: nobody asks for them, and nothing is counted. */
  metrics?: RequestMetrics;
}

/**
 * Milliseconds. Slow clients are closed: nobody holds a connection by sending or taking a byte now and then.
 * 0: a connection has one clock, `idleSocket`, and not another between requests; to change from one to the other and
 * back would cost each answer more than its log.
 */
const patience = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 0,
  connectionsCheckingInterval: 2_000,
};
/** Longer than proxies wait (60 s is usual), or one would send into a connection that we just closed. */
const idleSocket = 65_000;

/** The newest answer of a connection, begun or not. On the socket itself: a table beside it costs each request more. */
const newest = Symbol("newest answer");
type Connection = Socket & { [newest]?: ServerResponse };

/** Files from the build, and what is as ready as a file, are answered at once; everything else by the app. */
export function createNodeServer(parts: Parts): Server {
  const { app, site, findReady, fillPage, settings, logParts, metrics } = parts;
  const visitors = createVisitorReader(settings);
  const secure = visitors.isSecure(undefined);
  const logFile = createFileLog(logParts);
  const answer = getRequestListener((request, env) => app.fetch(request, env as Env["Bindings"]), {
    // Only a request that is no URL fails before the app.
    errorHandler: () => withHeaders(new Problem("malformed"), secure),
  });

  function begin(incoming: IncomingMessage, outgoing: ServerResponse): void {
    (incoming.socket as Connection)[newest] = outgoing;
    endLongBody(incoming, outgoing);
  }

  const server = createServer(
    { ...patience, maxHeaderSize: 16_384, requireHostHeader: false },
    (incoming, outgoing) => {
      const { method = "" } = incoming;
      begin(incoming, outgoing);
      const refusal = whyRefused(incoming);
      if (refusal) {
        metrics?.refused(refusal.status);
        return refuseRequest(outgoing, refusal, visitors.isSecure(incoming));
      }
      // Node reads no further behind a wish for another protocol, which we never fulfil.
      if (incoming.headers.upgrade !== undefined) outgoing.shouldKeepAlive = false;
      if (method === "GET" || method === "HEAD") {
        const since = performance.now();
        const target = rawTarget(incoming.url ?? "/");
        const queryStart = target.indexOf("?");
        const path = queryStart < 0 ? target : target.slice(0, queryStart);
        const query = queryStart < 0 ? "" : target.slice(queryStart);
        const found = site?.find(path);
        const file = found && fillPage(path, query) ? undefined : found;
        const ready = file ?? findReady(path, query, () => visitors.read(incoming).address);
        if (ready) {
          const pinned = file !== undefined && query !== "" && query === `?v=${file.file.hash}`;
          const sending = { secure: visitors.isSecure(incoming), pinned };
          const status = sendReady(ready, incoming, outgoing, sending);
          metrics?.file(file ? "file" : "news", method, status, performance.now() - since);
          return logFile(method, path, status, since);
        }
      }
      void answer(incoming, outgoing);
    },
  );
  server.setTimeout(idleSocket);

  function endBroken(socket: Connection, problem: Problem): void {
    if (refuseConnection({ socket, newest: socket[newest], problem, secure }))
      metrics?.refused(problem.status);
  }
  server.on("checkExpectation", (incoming, outgoing) => {
    begin(incoming, outgoing);
    refuseRequest(outgoing, new Problem("expectation_failed"), visitors.isSecure(incoming));
  });
  server.on("connect", (_, socket) =>
    endBroken(socket as Socket, new Problem("method_not_allowed", { allow: "GET, HEAD, POST" })),
  );
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === "ECONNRESET") socket.destroy();
    else endBroken(socket, parserProblem(error));
  });
  return server;
}

/** What is refused before anything reads more of it. */
function whyRefused(incoming: IncomingMessage): Problem | undefined {
  const fault = requestFault(incoming);
  if (fault) return new Problem("malformed", { detail: fault });
  const name = overlongHeader(incoming.rawHeaders);
  return name
    ? new Problem("headers_too_large", { detail: `The header ${name} is too long.` })
    : undefined;
}

function withHeaders(problem: Problem, secure: boolean): Response {
  const { status, headers, body } = problem.toAnswer();
  return new Response(body, { status, headers: { ...headers, ...securityHeaders(secure) } });
}
