import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * What is still read of a body after its answer, bytes and milliseconds: closing at once would take the answer away
 * from whoever is still sending (RFC 9112, 9.6). More than that is nobody's honest form.
 */
const rest = { bytes: 1024 * 1024, time: 500 };
/** Node throws such a rest away and tells nobody, so we look at what came over the line, each so many milliseconds. */
const lookEvery = 10;

/** Cuts the line of whoever goes on sending a body that was answered, refused or never asked for. */
export function endLongBody(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { headers, socket } = incoming;
  const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"]);
  if (!hasBody) return;
  outgoing.once("finish", () => {
    if (incoming.complete) return;
    const begun = performance.now();
    const before = socket.bytesRead;
    const looking = setInterval(() => {
      const isOver = incoming.complete || socket.destroyed;
      const isTooMuch =
        socket.bytesRead - before > rest.bytes || performance.now() - begun > rest.time;
      if (isTooMuch && !isOver) socket.destroySoon();
      if (isTooMuch || isOver) clearInterval(looking);
    }, lookEvery);
  });
}
