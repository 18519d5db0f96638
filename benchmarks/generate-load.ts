import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** What one connection sends again and again; `{visitor}` becomes another visitor's address each time, `{number}` eight digits. */
export interface Load {
  port: number;
  request: string;
  connections: number;
  /** How long, ms, after a warm-up of a fifth of it. */
  duration: number;
}

export interface Measured {
  perSecond: number;
  /** All that were sent, those of the warm-up too. */
  requests: number;
  /** Latencies in ms. */
  p50: number;
  p99: number;
  /** Answers that were not as long as the first one, or connections that broke. */
  odd: number;
}

/** Sends requests over raw sockets, one on its way per connection, and measures the answers. */
export async function generateLoad({
  port,
  request,
  connections,
  duration,
}: Load): Promise<Measured> {
  const latencies: number[] = [];
  let odd = 0;
  let requests = 0;
  let visitor = 0;
  let measuring = false;
  const expected = await answerLength(port, fill(request, visitor++));
  const sockets = Array.from({ length: connections }, () => keepAsking());

  function keepAsking(): Socket {
    const socket = connect(port, "127.0.0.1");
    socket.setNoDelay(true);
    let received = 0;
    let sentAt = 0;
    const ask = () => {
      received = 0;
      requests += 1;
      sentAt = performance.now();
      socket.write(fill(request, visitor++));
    };
    socket.on("connect", ask);
    socket.on("data", (chunk) => {
      received += chunk.length;
      if (received < expected) return;
      if (measuring) latencies.push(performance.now() - sentAt);
      if (received !== expected) odd += 1;
      ask();
    });
    socket.on("error", () => {
      odd += 1;
    });
    return socket;
  }

  await wait(duration / 5);
  measuring = true;
  const begun = performance.now();
  await wait(duration);
  const seconds = (performance.now() - begun) / 1000;
  for (const socket of sockets) socket.destroy();
  latencies.sort((a, b) => a - b);
  const at = (part: number) => latencies[Math.floor(latencies.length * part)] ?? Number.NaN;
  return { perSecond: latencies.length / seconds, requests, p50: at(0.5), p99: at(0.99), odd };
}

/** The n-th request comes from a stranger's address; the server is started with TRUST_PROXY. */
function fill(request: string, n: number): string {
  return request
    .replace("{visitor}", `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`)
    .replace("{number}", String(n).padStart(8, "0"));
}

/** Every answer of one address is equally long: the first tells where the others end. */
function answerLength(port: number, request: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    let length = 0;
    let rest: NodeJS.Timeout | undefined;
    socket.on("error", reject);
    socket.on("data", (chunk) => {
      length += chunk.length;
      clearTimeout(rest);
      rest = setTimeout(() => {
        socket.destroy();
        resolve(length);
      }, 150);
    });
  });
}

// Started as a process of its own, so that sending and answering do not share an event loop.
if (process.send) {
  process.once("message", async (load) => {
    process.send?.(await generateLoad(load as Load));
    process.exit(0);
  });
}
