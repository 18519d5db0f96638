import type { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";

/**
 * What we still read after our last word, in bytes and looks: closing at once would take it away from whoever is
 * still sending (RFC 9112, 9.6). More than that is nobody's honest form, and each open connection costs a descriptor.
 * Looks and not time: between two of them the process reads what has come, also after it was held up for long.
 */
const rest = { bytes: 1024 * 1024, looks: 50 };
/** Node throws such a rest away and tells nobody, so we look at what came over the line, each so many milliseconds. */
const lookEvery = 10;

/** Says the last words, if any, and frees the connection, also of somebody who goes on sending. */
export function endConnection(socket: Socket, lastWords = ""): void {
  socket.resume();
  socket.end(lastWords, "latin1");
  limitRest(socket, () => false);
}

/** Cuts the connection when more comes than the rest that we still read; `isOver`: nothing more is to come. */
function limitRest(socket: Socket, isOver: () => boolean): void {
  const before = socket.bytesRead;
  let looks = 0;
  const looking = setInterval(() => {
    looks += 1;
    if (socket.destroyed || isOver()) return clearInterval(looking);
    if (socket.bytesRead - before > rest.bytes || looks > rest.looks) socket.destroy();
  }, lookEvery);
}

/** Cuts the line of whoever goes on sending a body that was answered, refused or never asked for. */
export function endLongBody(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { headers, socket } = incoming;
  const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"]);
  if (!hasBody) return;
  // Node calls it after an answer that ends the connection, and would close it under a body that is still coming.
  socket.destroySoon = () => {
    if (incoming.complete) Socket.prototype.destroySoon.call(socket);
    else endConnection(socket);
  };
  outgoing.once("finish", () => {
    if (!incoming.complete) limitRest(socket, () => incoming.complete);
  });
}
