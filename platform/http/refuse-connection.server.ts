import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { endConnection } from "./end-connection.server.ts";
import { Problem } from "./problem.server.ts";
import { securityHeaders } from "./security-headers.server.ts";

/** How long, ms, the answers to earlier requests of a refused connection may still take. */
const patience = 60_000;

/** What Node's parser calls what it refuses; everything else is malformed. */
const codes: Record<string, "headers_too_large" | "request_timeout"> = {
  HPE_HEADER_OVERFLOW: "headers_too_large",
  ERR_HTTP_REQUEST_TIMEOUT: "request_timeout",
};

/** Node tells of a broken line again with each piece that comes over it. */
const refused = new WeakSet<Socket>();

/** All that an answer outside the app needs; the connection ends with it. */
function lastAnswer(problem: Problem, secure: boolean) {
  const { status, headers, body } = problem.toAnswer();
  const length = { "content-length": String(Buffer.byteLength(body)), connection: "close" };
  return { status, headers: { ...headers, ...securityHeaders(secure), ...length }, body };
}

/** Answers a request that Node could read and we refuse. */
export function refuseRequest(outgoing: ServerResponse, problem: Problem, secure: boolean): void {
  const { status, headers, body } = lastAnswer(problem, secure);
  outgoing.writeHead(status, headers).end(body);
}

interface Refused {
  socket: Socket;
  /** The newest answer of this connection, begun or not; undefined: nothing was asked yet. */
  newest: ServerResponse | undefined;
  problem: Problem;
  secure: boolean;
}

/**
 * Ends a connection on which something came that is no request. Whatever was asked before it is answered first; a
 * request that broke off in its own body gets the refusal as its answer.
 * @returns whether the refusal goes out
 */
export function refuseConnection({ socket, newest, problem, secure }: Refused): boolean {
  if (refused.has(socket)) return false;
  refused.add(socket);
  if (!socket.writable) {
    socket.destroy();
    return false;
  }
  if (!newest || newest.closed) {
    // Nobody gets two answers to one request: what broke is the rest of one that was answered.
    const isRest = newest !== undefined && !newest.req.complete;
    endConnection(socket, isRest ? "" : write(problem, secure));
    return !isRest;
  }
  const cut = setTimeout(() => socket.destroy(), patience);
  socket.once("close", () => clearTimeout(cut));
  const isBroken = !newest.req.complete;
  const isOpen = isBroken && !newest.headersSent;
  // The answers of a connection leave it in the order of its requests: after the newest there is none.
  newest.once("close", () => {
    if (socket.writable) endConnection(socket, isBroken ? "" : write(problem, secure));
  });
  if (isOpen) refuseRequest(newest, problem, secure);
  return isOpen || !isBroken;
}

/** There is no request yet, so the answer is written by hand. */
function write(problem: Problem, secure: boolean): string {
  const { status, headers, body } = lastAnswer(problem, secure);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${problem.message}\r\n${lines.join("")}\r\n${body}`;
}

/** What the parser's error means to whoever sent it. */
export const parserProblem = (error: NodeJS.ErrnoException) =>
  new Problem(codes[error.code ?? ""] ?? "malformed");
