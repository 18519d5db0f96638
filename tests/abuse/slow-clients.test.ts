import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { untilClosed } from "../support/until-closed.ts";
import { startAbusedSite } from "./abused-site.ts";
import { expectServed, whileVisited } from "./honest-visitors.ts";
import { type Line, openLine } from "./open-line.ts";

/** Of each kind, at the same time. */
const clients = 150;

/** Sends a beginning, and then a few bytes each second, also after the server has said its last word. */
function drip(url: string, start: string, drop: string): Line {
  const line = openLine(url, { stays: true });
  onTestFinished(() => void line.socket.destroy());
  line.socket.write(start, "latin1");
  const dripping = setInterval(() => line.socket.write(drop), 1_000);
  line.socket.once("close", () => clearInterval(dripping));
  return line;
}

const post = "POST /api/v1/Site/ContactForm/Create HTTP/1.1\r\nHost: localhost\r\n";
const form = "Content-Type: application/x-www-form-urlencoded\r\nSec-Fetch-Site: same-origin\r\n";

/** How long each kind may last, seconds. */
const kinds = [
  { name: "headers by the letter", start: "GET / HTTP/1.1\r\nHost: x\r\nA: ", drop: "b", most: 15 },
  {
    name: "headers by the line",
    start: "GET / HTTP/1.1\r\nHost: x\r\n",
    drop: "A: b\r\n",
    most: 15,
  },
  { name: "nothing at all", start: "", drop: "", most: 15 },
  { name: "half a line", start: "GET", drop: " ", most: 15 },
  {
    name: "a body by the letter",
    start: `${post}${form}Content-Length: 60000\r\n\r\n`,
    drop: "x",
    most: 35,
  },
  {
    name: "a body by the chunk",
    start: `${post}${form}Transfer-Encoding: chunked\r\n\r\n`,
    drop: "1\r\nx\r\n",
    most: 35,
  },
  {
    name: "a body that nobody asked for",
    start: "GET /contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n",
    drop: "x",
    most: 5,
  },
];

test("slow clients are let go, and hold up nobody", async () => {
  const site = await startAbusedSite();
  const before = site.memory();
  const descriptors = site.descriptors();
  const wrong: string[] = [];
  let held = 0;
  const served = await whileVisited(site.url, async () => {
    const lines = kinds.flatMap((kind) =>
      Array.from({ length: clients }, () => ({ kind, ...drip(site.url, kind.start, kind.drop) })),
    );
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    held = site.memory();
    const longest: Record<string, number> = {};
    for (const { kind, closed, text } of lines) {
      const seconds = await closed;
      longest[kind.name] = Math.max(longest[kind.name] ?? 0, seconds);
      const [, status = "4"] = /^HTTP\/1\.1 (\d{3})/.exec(text()) ?? [];
      const isFile = kind.start.includes("/contact ");
      if (seconds > kind.most || !/^4/.test(isFile ? "4" : status))
        wrong.push(`${kind.name}: ${status} after ${seconds.toFixed(1)} s`);
    }
    for (const [name, seconds] of Object.entries(longest))
      console.log(`${name}: the last of ${clients} was let go after ${seconds.toFixed(1)} s`);
  });
  const after = site.memory();
  console.log(
    `${clients * kinds.length} lines: ${before.toFixed(0)} MB before, ${held.toFixed(0)} MB with them, ${after.toFixed(0)} MB after`,
  );
  expect(wrong).toEqual([]);
  expect(site.complaints()).toEqual([]);
  expect(held - before).toBeLessThan(100);
  expectServed("slow clients", served);
  // The honest visitors' lines go too.
  await expect.poll(site.descriptors, { timeout: 5_000 }).toBeLessThanOrEqual(descriptors);
});

/** What is refused, by status; nothing of it waits for a time to pass. */
const refusals = [
  { name: "no HTTP", start: "hello\r\n\r\n", status: 400 },
  { name: "no host", start: "GET / HTTP/1.1\r\n\r\n", status: 400 },
  { name: "a tunnel", start: "CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n", status: 405 },
  {
    name: "a bad chunk",
    start: `${post}${form}Transfer-Encoding: chunked\r\n\r\nZZ\r\n`,
    status: 400,
  },
  { name: "too large", start: `${post}${form}Content-Length: 999999\r\n\r\n`, status: 413 },
  {
    name: "an expectation",
    start: `${post}Expect: x\r\nContent-Length: 9\r\n\r\n`,
    status: 417,
  },
  { name: "long headers", start: `GET / HTTP/1.1\r\nA: ${"x".repeat(20_000)}\r\n`, status: 431 },
];

test("who was refused and does not go away holds no descriptor", async () => {
  const site = await startAbusedSite();
  const before = site.descriptors();
  const lines = refusals.flatMap((refusal) =>
    Array.from({ length: 20 }, () => ({ ...refusal, ...drip(site.url, refusal.start, "x") })),
  );
  await Promise.all(lines.map(({ closed }) => closed));
  for (const { name, status, text } of lines)
    expect([name, text().slice(0, 12)]).toEqual([name, `HTTP/1.1 ${status}`]);
  await expect.poll(site.descriptors, { timeout: 5_000 }).toBeLessThanOrEqual(before);
  expect(site.complaints()).toEqual([]);
});

/** A line of ours that is silent for 65 seconds is looked at again 65 seconds later, and then cut. */
const untilCut = 140_000;

test("who asks for much and takes nothing is let go, and costs no copy of the file", async () => {
  const [count, asked, size] = [60, 10, 3 * 1024 * 1024];
  const site = await startAbusedSite({}, { "/large.bin": Buffer.alloc(size, "0") });
  const { hostname, port } = new URL(site.url);
  const before = site.memory();
  const sockets: Socket[] = [];
  const served = await whileVisited(site.url, async () => {
    for (let i = 0; i < count; i += 1) {
      const socket = connect(Number(port), hostname).pause();
      socket.on("error", () => {});
      socket.write("GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(asked));
      sockets.push(socket);
    }
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    const held = site.memory() - before;
    console.log(`${count} lines that take nothing of 30 MB each hold ${held.toFixed(0)} MB`);
    expect(held).toBeLessThan(100);
  });
  expectServed("clients that take nothing", served);
  await new Promise((resolve) => setTimeout(resolve, untilCut));
  await Promise.all(
    sockets.map(async (socket) => {
      const closed = untilClosed(socket);
      socket.resume();
      await closed;
      // What lay in the buffers of both systems, and no more.
      expect(socket.bytesRead).toBeLessThan(asked * size);
    }),
  );
}, 210_000);
