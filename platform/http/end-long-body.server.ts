import type { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { endConnection, limitRest } from "./end-connection.server.ts";

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
