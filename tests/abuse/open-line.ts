import { connect, type Socket } from "node:net";

export interface Line {
  socket: Socket;
  /** Seconds until it was closed. */
  closed: Promise<number>;
  /** What came over it so far. */
  text(): string;
}

/** A bare line to the server, on which a test says what no client would. */
export function openLine(url: string): Line {
  const { hostname, port } = new URL(url);
  const begun = performance.now();
  const socket = connect(Number(port), hostname);
  let text = "";
  socket.setEncoding("latin1").on("data", (chunk) => {
    text += chunk;
  });
  socket.on("error", () => {});
  const closed = new Promise<number>((resolve) => {
    socket.once("close", () => resolve((performance.now() - begun) / 1000));
  });
  return { socket, closed, text: () => text };
}
