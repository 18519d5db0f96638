import { expect, test } from "vitest";
import { startApi } from "../support/api-server.ts";
import { fakeBuild } from "../support/fake-build.ts";
import { type RawAnswer, rawGet, rawRequest } from "../support/raw-request.ts";

const start = () => startApi("SQLite", {}, { buildDir: fakeBuild() });
const startOnHttps = () => startApi("SQLite", { SITE_ORIGIN: "https://www.example.com" });

function expectProblem(answer: RawAnswer, status: number): void {
  expect(answer.status).toBe(status);
  expect(answer.headers["content-type"]).toBe("application/problem+json");
  expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
  expect(JSON.parse(answer.body)).toMatchObject({ status });
  expect(answer.text).not.toMatch(/node_modules|\.ts\b|HPE_|Error/);
}

test.each([
  ["no HTTP", "hello\r\n\r\n", 400],
  ["an unknown version", "GET / HTTP/9.9\r\nHost: x\r\n\r\n", 400],
  ["no Host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
  [
    "a Host that is none",
    "GET /api/session HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n",
    400,
  ],
  ["a header without a name", "GET / HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n", 400],
  ["a line feed in a header", "GET / HTTP/1.1\r\nHost: x\r\nA: b\nC\r\n\r\n", 400],
  [
    "two lengths",
    "POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
    400,
  ],
  [
    "length and chunks",
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    400,
  ],
  ["headers without end", `GET / HTTP/1.1\r\nHost: x\r\nA: ${"x".repeat(20_000)}\r\n\r\n`, 431],
  ["an address without end", `GET /${"x".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
  [
    "a header that is longer than anybody writes it",
    `GET /api/session HTTP/1.1\r\nHost: x\r\nAccept-Language: a${" ".repeat(15_000)}b\r\n\r\n`,
    431,
  ],
  [
    "an expectation",
    "POST /api/session HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\nContent-Length: 1\r\n\r\n",
    417,
  ],
])("%s is answered properly", async (_, bytes, status) => {
  const { url } = await start();
  expectProblem(await rawRequest(url, bytes), status);
});

test.each(["TRACE", "CONNECT", "FOO", "PROPFIND"])("%s harms nobody", async (method) => {
  const { url } = await start();
  const { status } = await rawRequest(
    url,
    `${method} / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  );
  if (!Number.isNaN(status)) expect(status).toBeGreaterThanOrEqual(400);
  expect(status >= 500).toBe(false);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

test.each([
  ["two hosts", "GET /contact HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n", 400],
  ["a Host that is none, for a file", "GET /contact HTTP/1.1\r\nHost: a b\r\n\r\n", 400],
  ["a star", "GET * HTTP/1.1\r\nHost: x\r\n\r\n", 400],
  [
    "chunks in HTTP/1.0",
    "POST /api/session HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    400,
  ],
  [
    "a coding that we do not know",
    "POST /api/session HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
    400,
  ],
])("%s is refused, and the line is closed", async (_, bytes, status) => {
  const { url } = await start();
  expectProblem(await rawRequest(url, bytes), status);
});

test.each(["//a%20b/x", "//a:b/x", "//[/thanks?reference=AB", "///x"])(
  "the address %s is nobody's host",
  async (target) => {
    const { url } = await start();
    const { status, headers } = await rawGet(url, target);
    expect([status, headers.location]).toEqual([302, "/error"]);
  },
);

test("OPTIONS * and an absolute address are understood", async () => {
  const { url } = await start();
  const star = await rawRequest(url, "OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  expect(star.status).toBeGreaterThanOrEqual(400);
  expect(star.status).toBeLessThan(500);
  expect((await rawGet(url, "http://localhost/contact")).status).toBe(200);
});

test("a body that says it is larger than allowed is refused before it is sent", async () => {
  const { url } = await start();
  const head =
    "POST /api/v1/Site/ContactForm/Create HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n";
  const form = "Content-Type: application/x-www-form-urlencoded\r\nSec-Fetch-Site: same-origin\r\n";
  const large = await rawRequest(url, `${head}${form}Content-Length: 99999999\r\n\r\n`);
  expect(large.status).toBe(413);
});

test("a body in chunks is refused where it passes the limit", async () => {
  const { url } = await start();
  const chunk = `4000\r\n${"x".repeat(0x4000)}\r\n`;
  const head =
    "POST /api/v1/Site/ContactForm/Create HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n";
  const form =
    "Content-Type: application/x-www-form-urlencoded\r\nSec-Fetch-Site: same-origin\r\nTransfer-Encoding: chunked\r\n\r\n";
  const large = await rawRequest(url, `${head}${form}${chunk.repeat(16)}0\r\n\r\n`);
  expect(large.status).toBe(413);
});

test("a client that says nothing more is let go", async () => {
  const { url } = await startOnHttps();
  const began = performance.now();
  const answer = await rawRequest(url, "GET / HTTP/1.1\r\nHost: x\r\nA:");
  expectProblem(answer, 408);
  expect(answer.headers["strict-transport-security"]).toMatch(/^max-age=/);
  // After ten seconds for the head, where Node by itself waits a minute.
  expect(performance.now() - began).toBeLessThan(45_000);
});

const headers = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-resource-policy": "same-origin",
};
const filePolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const pagePolicy =
  /^default-src 'none'; script-src 'self'( 'sha256-[\w+/=]+')*; style-src 'self'( 'sha256-[\w+/=]+')*; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/;

test.each([
  "/",
  "/contact",
  "/error",
  "/nothing",
  "/contact/",
  "/digits.bin",
  "/missing.png",
  "/assets/app-1a2b.js",
  "/assets/i18n/xx.json",
  "/api/session",
  "/api/nothing",
  "/api/v1/Site/ContactForm/Create",
  "/healthz",
  "/readyz",
  "/%",
])("GET %s carries the security headers", async (path) => {
  const { url } = await start();
  for (const more of [
    "",
    "If-None-Match: *\r\n",
    "Range: bytes=99999-\r\n",
    "X-Forwarded-Proto: https\r\n",
  ]) {
    const answer = await rawGet(url, path, more);
    expect(answer.headers).toMatchObject(headers);
    if (answer.headers["content-security-policy"] !== filePolicy) {
      expect(answer.headers["content-security-policy"]).toMatch(pagePolicy);
      expect(answer.headers["permissions-policy"]).toMatch(/^([\w-]+=\(\)(, )?)+$/);
      expect(answer.headers["cross-origin-opener-policy"]).toBe("same-origin");
      expect(answer.headers["cross-origin-embedder-policy"]).toBe("require-corp");
    } else expect(answer.headers["content-type"] ?? "").not.toContain("html");
    expect("strict-transport-security" in answer.headers).toBe(more.includes("https"));
    expect(answer.headers["x-powered-by"] ?? answer.headers.server).toBeUndefined();
  }
});

const get = (headers: string) => `GET / HTTP/1.1\r\n${headers}\r\n\r\n`;
const hstsOf = async (url: string, bytes: string) => {
  const { status, headers } = await rawRequest(url, bytes);
  expect(status).toBeGreaterThanOrEqual(400);
  return headers["strict-transport-security"];
};

test.each([
  ["no HTTP", "hello\r\n\r\n"],
  ["headers without end", get(`Host: x\r\nA: ${"x".repeat(20_000)}`)],
])("what the parser refuses carries HSTS on HTTPS: %s", async (_, bytes) => {
  expect(await hstsOf((await startOnHttps()).url, bytes)).toMatch(/^max-age=\d{8}$/);
});

test.each([
  ["a Host that is none", "Host: a b"],
  ["a header that is too long", `Host: x\r\nRange: ${"x".repeat(2_000)}`],
  ["an expectation", "Host: x\r\nExpect: miracles"],
])("what is refused before the app carries HSTS on HTTPS: %s", async (_, sent) => {
  expect(await hstsOf((await startOnHttps()).url, get(sent))).toMatch(/^max-age=\d{8}$/);
  const { url } = await start();
  expect(await hstsOf(url, get(sent))).toBeUndefined();
  expect(await hstsOf(url, get(`X-Forwarded-Proto: https\r\n${sent}`))).toMatch(/^max-age=/);
});

test("on HTTPS cookies are secure and of this host alone", async () => {
  const { url } = await startOnHttps();
  const answer = await fetch(`${url}/api/session`);
  const [visitor = "", token = ""] = answer.headers.getSetCookie();
  expect(visitor).toMatch(/^__Host-visitor=[\w-]+; .*Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
  expect(token).toMatch(/^XSRF-TOKEN=[\w.-]+; Path=\/; Secure; SameSite=Lax$/);
  expect(answer.headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/);
});

test("on HTTP the token can be read by the page, the visitor's id cannot", async () => {
  const { url } = await startApi();
  const [visitor = "", token = ""] = (await fetch(`${url}/api/session`)).headers.getSetCookie();
  expect(visitor).toMatch(/^visitor=[\w-]+; .*HttpOnly; SameSite=Lax$/);
  expect(token).toMatch(/^XSRF-TOKEN=/);
  expect(token).not.toMatch(/HttpOnly|Secure/);
});
