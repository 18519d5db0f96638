import { connect } from "node:net";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { everyCall } from "../support/every-call.ts";
import { rawRequest } from "../support/raw-request.ts";
import { untilClosed } from "../support/until-closed.ts";
import { type AbusedSite, startAbusedSite } from "./abused-site.ts";
import { expectServed, whileVisited } from "./honest-visitors.ts";
import { openLine } from "./open-line.ts";

/** Every address that takes a body, one that takes none, and one that is not there. */
const targets = [
  ...everyCall
    .filter(({ method }) => method === "POST" || method === "PUT" || method === "PATCH")
    .map(({ method, path }) => `${method} ${path}`),
  "POST /contact",
  "POST /api/nothing",
  "GET /contact",
  "GET /healthz",
];
/** What asks for no body answers as it does without one: it has not looked at it. A button says all in its address. */
const asksForNone = (target: string) =>
  target.startsWith("GET") || /^POST (\/\w\w)?\/shop\/order$/.test(target);
const types = ["application/json", "application/x-www-form-urlencoded", "multipart/form-data"];

const head = (target: string, type: string, rest: string) =>
  `${target} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nSec-Fetch-Site: same-origin\r\n${rest}\r\n\r\n`;

/** Bytes of one line after which somebody who still listens is too patient. */
const tooMuch = 64 * 1024 * 1024;
const block = Buffer.alloc(64 * 1024, "x");

interface Ending {
  sent: number;
  text: string;
  seconds: number;
}

/** Sends a head and then a body without end, as fast as the server takes it, until the line is closed. */
async function pour(url: string, start: string, part: Buffer): Promise<Ending> {
  const { socket, closed, text } = openLine(url);
  const more = () => {
    while (socket.writable && socket.bytesWritten < tooMuch && socket.write(part));
    if (socket.bytesWritten >= tooMuch) socket.destroy();
  };
  socket.on("drain", more);
  socket.write(start, "latin1", more);
  const seconds = await closed;
  return { sent: socket.bytesWritten, text: text(), seconds };
}

const statusesIn = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

/** Bodies without end to each target, a few at a time. */
async function pourAll({ url }: AbusedSite): Promise<string[]> {
  const wrong: string[] = [];
  const chunk = Buffer.concat([Buffer.from("10000\r\n"), block, Buffer.from("\r\n")]);
  const kinds = [
    ["in chunks", "Transfer-Encoding: chunked", chunk],
    ["by length", `Content-Length: ${tooMuch * 4}`, block],
  ] as const;
  const waiting = targets.flatMap((target) =>
    types.flatMap((type) => kinds.map((kind) => ({ target, type, kind }))),
  );
  async function work(): Promise<void> {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { target, type, kind } = next;
      const [name, framing, part] = kind;
      const { sent, text, seconds } = await pour(url, head(target, type, framing), part);
      const isRight = (status: number) => status < 500 && (asksForNone(target) || status >= 400);
      const isClean = statusesIn(text).every(isRight);
      if (!isClean || sent >= tooMuch || seconds > 10)
        wrong.push(`${target}, ${type}, ${name}: ${statusesIn(text)}, ${sent} bytes, ${seconds} s`);
    }
  }
  await Promise.all(Array.from({ length: 4 }, work));
  return wrong;
}

test("a body without end is not listened to", async () => {
  const site = await startAbusedSite();
  const before = site.memory();
  let wrong: string[] = [];
  const served = await whileVisited(site.url, async () => {
    wrong = await pourAll(site);
  });
  expect(wrong).toEqual([]);
  expect(site.complaints()).toEqual([]);
  const grown = site.memory() - before;
  console.log(`memory: ${before.toFixed(0)} MB before, ${(before + grown).toFixed(0)} MB after`);
  expect(grown).toBeLessThan(96);
  expectServed("bodies without end", served);
});

const contact = "POST /api/v1/Site/ContactForm/Create";

test.each([
  ["gzip", gzipSync(Buffer.alloc(50_000_000))],
  ["br", brotliCompressSync(Buffer.alloc(50_000_000))],
  ["deflate", deflateSync(Buffer.alloc(50_000_000))],
  ["gzip, gzip", gzipSync(gzipSync(Buffer.alloc(50_000_000)))],
  ["zstd", Buffer.from("28b52ffd", "hex")],
  ["unheard-of", Buffer.from("x")],
])("a body packed as %s is not unpacked", async (coding, bytes) => {
  const site = await startAbusedSite();
  const before = site.memory();
  const framing = `Connection: close\r\nContent-Encoding: ${coding}\r\nContent-Length: ${Math.min(bytes.length, 60_000)}`;
  for (const target of [contact, "POST /api/login"]) {
    const body = bytes.subarray(0, 60_000).toString("latin1");
    const { status } = await rawRequest(site.url, head(target, "application/json", framing) + body);
    expect(status).toBe(415);
  }
  expect(site.memory() - before).toBeLessThan(40);
});

test("a body that is shorter than it says ends without an answer of success", async () => {
  const { url, complaints } = await startAbusedSite();
  const { hostname, port } = new URL(url);
  await Promise.all(
    targets.map(async (target) => {
      const socket = connect(Number(port), hostname);
      let text = "";
      socket.setEncoding("latin1").on("data", (chunk) => {
        text += chunk;
      });
      const closed = untilClosed(socket);
      socket.end(`${head(target, "application/json", "Content-Length: 500")}{"Email":`, "latin1");
      await closed;
      const least = asksForNone(target) ? 200 : 400;
      for (const status of statusesIn(text))
        expect([target, status < 500 && status >= least]).toEqual([target, true]);
    }),
  );
  expect(complaints()).toEqual([]);
});
