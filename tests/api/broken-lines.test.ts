import { once } from "node:events";
import { connect } from "node:net";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { startApi } from "../support/api-server.ts";
import { fakeBuild } from "../support/fake-build.ts";
import { formAddresses } from "../support/form-addresses.ts";
import { rawRequest } from "../support/raw-request.ts";

const start = () => startApi("SQLite", {}, { buildDir: fakeBuild() });

const post = (framing: string, body: string) =>
  `POST ${formAddresses.contactEmail} HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n` +
  `Content-Type: application/x-www-form-urlencoded\r\n${framing}\r\n\r\n${body}`;
const typed = "email=ada%40example.com&language=en";
/** Takes its way through the database, so that what follows is there before its answer. */
const good = post(`Content-Length: ${typed.length}`, typed);
const file = "GET /digits.bin HTTP/1.1\r\nHost: localhost\r\n\r\n";

/** Whole answers only: each is as long as it says, or ends with its last chunk, and nothing is left over. */
function statusesOf(text: string): number[] {
  const statuses: number[] = [];
  for (let rest = text; rest !== ""; ) {
    const [, head = "", status] = /^(HTTP\/1\.1 (\d{3}) [\s\S]*?\r\n\r\n)/.exec(rest) ?? [];
    expect(status, `an answer in ${rest}`).toBeDefined();
    statuses.push(Number(status));
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
    const isChunked = /^transfer-encoding: chunked/im.test(head);
    const end = isChunked ? rest.indexOf("0\r\n\r\n", head.length) + 5 : head.length + length;
    expect(rest.length).toBeGreaterThanOrEqual(end);
    rest = rest.slice(end);
  }
  return statuses;
}

test.each([
  ["no HTTP", `${good}garbage\r\n\r\n`, [303, 400]],
  ["a body that is longer than it says", post("Content-Length: 9", typed) + file, [422, 400]],
  ["a tunnel", `${good}CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n`, [303, 405]],
  ["a tunnel behind a file", `${file}CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n`, [200, 405]],
  ["a tunnel at once", "CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n", [405]],
  [
    "a wish for another protocol",
    `${good}GET /digits.bin HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n${file}`,
    [303, 200],
  ],
  ["HTTP/2", `${good}PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`, [303, 400]],
  ["two hosts", `${good}GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n${file}`, [303, 400]],
  ["an expectation", good + post("Expect: x\r\nContent-Length: 3", "abc") + file, [303, 417]],
  [
    "headers without end",
    `${good}GET / HTTP/1.1\r\nHost: x\r\nA: ${"x".repeat(20_000)}\r\n\r\n`,
    [303, 431],
  ],
  ["a bad chunk", post("Transfer-Encoding: chunked", `5\r\nemail\r\nZZ\r\n`), [400]],
  [
    "a bad chunk behind another form",
    good + post("Transfer-Encoding: chunked", `5\r\nemail\r\nZZ\r\n`),
    [303, 400],
  ],
  [
    "more behind the last request",
    `${good.replace("Host", "Connection: close\r\nHost")}x\r\n`,
    [303],
  ],
])(
  "%s on a line in use: what came before is answered, then it is refused",
  async (_, bytes, statuses) => {
    const { url } = await start();
    expect(statusesOf((await rawRequest(url, bytes)).text)).toEqual(statuses);
  },
);

test.each([
  ["a form", post("Transfer-Encoding: chunked", "5\r\nemail\r\n"), [400]],
  [
    "a file, which was answered already",
    file.replace("\r\n\r\n", "\r\nTransfer-Encoding: chunked\r\n\r\n"),
    [200],
  ],
])("a body that breaks off later: %s", async (_, bytes, statuses) => {
  const { url } = await start();
  const { text } = await rawRequest(url, bytes, { after: 100, bytes: "ZZ\r\n" });
  expect(statusesOf(text)).toEqual(statuses);
});

test.each([
  ["too large", "", 413],
  ["packed", "Content-Encoding: gzip\r\n", 415],
  ["for two hosts", "Host: y\r\n", 400],
  ["with an expectation", "Expect: y\r\n", 417],
])(
  "a body that is refused while it is on its way, %s: its sender still reads why",
  async (_, header, status) => {
    const { url } = await start();
    const { hostname, port } = new URL(url);
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    let broken: Error | undefined;
    let text = "";
    socket.on("error", (error) => {
      broken = error;
    });
    socket.on("data", (chunk) => {
      text += chunk;
    });
    socket.write(post(`Connection: close\r\n${header}Content-Length: 300000`, "x"));
    await once(socket, "end");
    // A line that was closed under them would be reset, which throws away what they have not read yet.
    for (let more = 0; more < 5; more += 1) {
      socket.write("x");
      await setImmediate();
    }
    expect(broken).toBeUndefined();
    expect(statusesOf(text)).toEqual([status]);
    socket.destroy();
  },
);
