import { expect, test } from "vitest";
import { everyCall } from "../support/every-call.ts";
import { rawRequest } from "../support/raw-request.ts";
import { startAbusedSite } from "./abused-site.ts";

const methods = [
  ...["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY"],
  ...["PROPFIND", "MKCOL", "PURGE", "LINK", "SEARCH", "M-SEARCH", "SUBSCRIBE", "CONNECT"],
  ...["get", "DEBUG", "TRACK", "G ET", "GET/", "%47ET", "CONSTRUCTOR", "__proto__"],
];
const paths = [
  ...new Set(everyCall.map(({ path }) => path.replaceAll(/:\w+(\{.*\})?/g, "1"))),
  ...["/", "/contact", "/assets/app-1a2b.js", "/nothing", "/missing.png", "/api/nothing"],
];

test("every address answers every method with what it knows, a 4xx or nothing", async () => {
  const { url, complaints } = await startAbusedSite({ TRUST_PROXY: "127.0.0.1" });
  const wrong: string[] = [];
  const waiting = paths.flatMap((path) => methods.map((method) => ({ path, method })));
  let sent = 0;
  async function work(): Promise<void> {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      sent += 1;
      const { status, headers } = await rawRequest(
        url,
        `${next.method} ${next.path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX-Forwarded-For: 10.9.${sent >> 8}.${sent & 255}\r\n\r\n`,
      );
      const isClean =
        Number.isNaN(status) || (status >= 400 && status < 500) || next.method === "GET";
      const isReflected = headers.allow?.includes("TRACE");
      if (!isClean || status >= 500 || isReflected)
        wrong.push(`${next.method} ${next.path}: ${status}`);
    }
  }
  await Promise.all(Array.from({ length: 8 }, work));
  expect(wrong).toEqual([]);
  expect(complaints()).toEqual([]);
});
