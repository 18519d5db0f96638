import type { Socket } from "node:net";

/**
 * Waits until a line is closed, however it ended: who is cut off while sending may read a reset (ECONNRESET), and
 * `once` of `node:events` would throw that.
 */
export function untilClosed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.on("error", () => {});
    socket.once("close", () => resolve());
  });
}
