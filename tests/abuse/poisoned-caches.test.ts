import { expect, test } from "vitest";
import { type RawAnswer, rawGet } from "../support/raw-request.ts";
import { startAbusedSite } from "./abused-site.ts";

const targets = [
  "/",
  "/contact",
  "/en/contact",
  "/contact/",
  "/tr/contact",
  "/nothing",
  "/en/nothing",
  "/missing.png",
  "/assets/app-1a2b.js",
  "/digits.bin",
  "/assets/i18n/en.json",
  "/assets/i18n/xx.json",
  "/api/v1/Site/News?language=en",
  "/api/nothing",
  "/newsletter/confirm?token=x",
];

/** What caches do not have in their key, and servers have believed. */
const poison = [
  "X-Forwarded-Host: evil.example",
  "X-Forwarded-Server: evil.example",
  "X-Host: evil.example",
  "X-HTTP-Host-Override: evil.example",
  "Forwarded: host=evil.example;proto=http",
  "X-Forwarded-Proto: http",
  "X-Forwarded-Scheme: http",
  "X-Forwarded-Port: 1",
  "X-Forwarded-Prefix: /evil",
  "X-Forwarded-Path: /evil",
  "X-Original-URL: /api/session",
  "X-Rewrite-URL: /api/session",
  "X-Original-Host: evil.example",
  "X-HTTP-Method-Override: DELETE",
  "X-HTTP-Method: POST",
  "X-Method-Override: POST",
  "X-Requested-With: XMLHttpRequest",
  "Accept: application/json",
  "Accept-Language: de",
  "Accept-Charset: utf-16",
  "Cookie: language=de; theme=<script>",
  "Origin: https://evil.example",
  "Referer: https://evil.example/",
  "User-Agent: <script>alert(1)</script>",
  "Authorization: Bearer x",
  "Upgrade-Insecure-Requests: 1",
  "Save-Data: on",
  "Sec-CH-UA-Mobile: ?1",
  "Purpose: prefetch",
  "Max-Forwards: 0",
  "Content-Type: text/html",
  "Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n0",
  "X-Oversized: ".padEnd(8_000, "x"),
  "X-Meta: \x01",
];

/** What may differ from one answer to the next. */
const changing = ["date", "connection", "keep-alive"];

function lasting({ status, headers, body }: RawAnswer) {
  const kept = Object.entries(headers).filter(([name]) => !changing.includes(name));
  return { status, headers: Object.fromEntries(kept), body };
}

test("no header that a cache does not know changes what it keeps", async () => {
  const { url } = await startAbusedSite({ TRUST_PROXY: "" });
  const wrong: string[] = [];
  for (const target of targets) {
    const plain = lasting(await rawGet(url, target));
    for (const header of poison) {
      const answer = lasting(await rawGet(url, target, `${header}\r\n`));
      // A header that is no header is refused as a whole, and that is kept nowhere.
      const isRefused = answer.status === 400 && answer.headers["cache-control"] === "no-store";
      if (JSON.stringify(answer) !== JSON.stringify(plain) && !isRefused)
        wrong.push(`${target}, ${header.slice(0, 60)}: ${answer.status}`);
      if (JSON.stringify(answer).includes("evil")) wrong.push(`${target}, ${header}: echoes`);
    }
  }
  expect(wrong).toEqual([]);
});

test("what depends on a header says so: encodings, and a part is no whole", async () => {
  const { url } = await startAbusedSite();
  for (const target of ["/", "/assets/app-1a2b.js", "/api/v1/Site/News?language=en"]) {
    for (const accepted of ["gzip", "br", "identity", "*;q=0", "br;q=2, x", ",".repeat(500)]) {
      const answer = await rawGet(url, target, `Accept-Encoding: ${accepted}\r\n`);
      expect(answer.status).toBe(200);
      expect(answer.headers.vary).toBe("accept-encoding");
    }
    // Longer than anybody writes it: refused before it is read, and kept by no cache.
    const refused = await rawGet(url, target, `Accept-Encoding: ${",".repeat(5_000)}\r\n`);
    expect([refused.status, refused.headers["cache-control"]]).toEqual([431, "no-store"]);
  }
  for (const range of ["bytes=0-0", "bytes=-1", "bytes=0-0,2-2", "bytes=9-1", "x=1", "bytes=-0"]) {
    const answer = await rawGet(url, "/digits.bin", `Range: ${range}\r\n`);
    expect([200, 206, 416]).toContain(answer.status);
    expect(answer.status === 200).toBe(answer.body === "0123456789");
    expect(answer.status === 200).toBe(answer.headers["content-range"] === undefined);
  }
});

test("an answer that depends on who asks, or is a refusal, is kept by no cache", async () => {
  const { url } = await startAbusedSite();
  const personal = ["/api/session", "/api/account/profile", "/api/admin/inbox"];
  const refused = [
    "/api/nothing",
    "/missing.png",
    "/%",
    "/nothing",
    "/api/login",
    "/api/session.css",
  ];
  for (const target of [
    ...personal,
    ...refused,
    "/api/session?x.css",
    "/api/account/profile;a.js",
  ]) {
    const { headers } = await rawGet(url, target);
    expect([target, headers["cache-control"]]).toEqual([target, "no-store"]);
  }
  // A path that only looks like a file below a personal address is another address.
  for (const target of ["/api/session/x.css", "/api/account/profile/a.js", "/api/session%2fx.css"])
    expect([400, 401, 404]).toContain((await rawGet(url, target)).status);
});

test("a redirect leads to our own host whatever the request says of hosts", async () => {
  const { url } = await startAbusedSite();
  for (const target of [
    ...[
      "/contact/",
      "/tr/contact",
      "/nothing",
      "//evil.example/",
      "/\\evil.example",
      "/tr//evil.example",
    ],
    ...[
      "http://evil.example/contact/",
      "/%2f%2fevil.example",
      "/tr/%5cevil.example",
      "/tr/..//evil.example",
    ],
    ...[
      "/contact//?x=//evil.example",
      "/tr/@evil.example",
      "/tr/contact%0d%0aX:y",
      "/.evil.example",
    ],
  ]) {
    const { status, headers } = await rawGet(url, target, "X-Forwarded-Host: evil.example\r\n");
    expect(status).toBeLessThan(500);
    if (headers.location !== undefined)
      expect([target, new URL(headers.location, "http://ours").host]).toEqual([target, "ours"]);
  }
});
