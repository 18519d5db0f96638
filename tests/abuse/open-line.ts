import { connect, type Socket } from "node:net";

export interface Line {
  socket: Socket;
  /** Seconds until the server had said its last word. */
  closed: Promise<number>;
  /** What came over it so far. */
  text(): string;
}

/** A bare line to the server, on which a test says what no client would. `stays`: it does not end when the server does. */
export function openLine(url: string, { stays = false } = {}): Line {
  const { hostname, port } = new URL(url);
  const begun = performance.now();
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: stays });
  let text = "";
  socket.setEncoding("latin1").on("data", (chunk) => {
    text += chunk;
  });
  socket.on("error", () => {});
  const closed = new Promise<number>((resolve) => {
    const over = () => resolve((performance.now() - begun) / 1000);
    socket.once(stays ? "end" : "close", over).once("close", over);
  });
  return { socket, closed, text: () => text };
}
