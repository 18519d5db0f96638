import { expect, test } from "vitest";
import { rawRequest } from "../support/raw-request.ts";
import { startAbusedSite } from "./abused-site.ts";
import { ambiguousRequests } from "./request-shapes.ts";

/** What an attacker would hide behind the first request; its answer must never come. */
const hidden = "GET /digits.bin HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

test("a request that can be read in two ways is refused, and nothing behind it is read", async () => {
  const { url, complaints } = await startAbusedSite();
  const wrong: string[] = [];
  await Promise.all(
    Object.entries(ambiguousRequests).map(async ([name, bytes]) => {
      const begun = performance.now();
      const { text } = await rawRequest(url, bytes + hidden);
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);
      const isClean = statuses.every((status) => /^4/.test(status ?? ""));
      if (!isClean || text.includes("0123456789")) wrong.push(`${name}: ${statuses.join(" ")}`);
      if (performance.now() - begun > 5_000) wrong.push(`${name}: the line stays open`);
    }),
  );
  expect(wrong).toEqual([]);
  expect(complaints()).toEqual([]);
});

test("a body of a GET is read as its body and not as the next request", async () => {
  const { url } = await startAbusedSite();
  const last = "GET /contact HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
  for (const target of ["/contact", "/healthz", "/nothing"]) {
    const head = `GET ${target} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${hidden.length}\r\n\r\n`;
    const { text } = await rawRequest(url, head + hidden + last);
    expect(text.match(/HTTP\/1\.1 /g)).toHaveLength(2);
    expect(text).not.toContain("0123456789");
  }
});

test("nobody is taken to another protocol", async () => {
  const { url } = await startAbusedSite();
  for (const protocol of ["websocket", "h2c", "TLS/1.2"]) {
    const { status } = await rawRequest(
      url,
      `GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, close\r\nUpgrade: ${protocol}\r\n\r\n`,
    );
    expect([200, 400]).toContain(status);
  }
});

test("many requests at once on one line are answered in their order", async () => {
  const { url, memory } = await startAbusedSite();
  const before = memory();
  const one = "GET /digits.bin HTTP/1.1\r\nHost: localhost\r\n\r\n";
  const { text } = await rawRequest(url, one.repeat(2_000) + hidden);
  expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(2_001);
  expect(memory() - before).toBeLessThan(64);
});
