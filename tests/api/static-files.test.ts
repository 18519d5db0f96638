import { globSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { startApi } from "../support/api-server.ts";
import { fakeBuild } from "../support/fake-build.ts";
import { rawGet } from "../support/raw-request.ts";

const startSite = (more?: Record<string, string | Buffer>) =>
  startApi("SQLite", {}, { buildDir: fakeBuild(more) });

const script = "console.log(1);".repeat(200);

test.each([
  ["br", "br", brotliDecompressSync],
  ["gzip, deflate", "gzip", gunzipSync],
  ["gzip;q=1, br;q=0.5", "gzip", gunzipSync],
  ["identity", null, (bytes: Buffer) => bytes],
] as const)("Accept-Encoding: %s → %s", async (accept, encoding, decode) => {
  const { url } = await startSite();
  const { headers, text } = await rawGet(
    url,
    "/assets/app-1a2b.js",
    `Accept-Encoding: ${accept}\r\n`,
  );
  expect(headers["content-encoding"] ?? null).toBe(encoding);
  expect(headers.vary).toBe("accept-encoding");
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  const body = Buffer.from(text.slice(text.indexOf("\r\n\r\n") + 4), "latin1");
  expect(String(body.length)).toBe(headers["content-length"]);
  expect(decode(body).toString()).toBe(script);
});

test.each([
  ["gzip, deflate, br", "gzip", gunzipSync],
  ["br", null, (bytes: Buffer) => bytes],
] as const)(
  "a page for one visitor, Accept-Encoding: %s → %s",
  async (accept, encoding, decode) => {
    const { url } = await startSite();
    const { status, headers, text } = await rawGet(
      url,
      "/contact/thanks?reference=AB-12",
      `Accept-Encoding: ${accept}\r\n`,
    );
    expect(status).toBe(200);
    expect(headers["content-encoding"] ?? null).toBe(encoding);
    expect(headers.vary).toBe("accept-encoding");
    expect(headers["cache-control"]).toBe("no-store");
    const body = Buffer.from(text.slice(text.indexOf("\r\n\r\n") + 4), "latin1");
    expect(String(body.length)).toBe(headers["content-length"]);
    expect(decode(body).toString()).toContain('<p data-reference=""><strong>AB-12</strong></p>');
  },
);

test("each encoding has its own strong tag, and a known tag is answered 304", async () => {
  const { url } = await startSite();
  const get = (encoding: string, more = {}) =>
    fetch(`${url}/contact`, { headers: { "accept-encoding": encoding, ...more } });
  const tags = await Promise.all(
    ["br", "gzip", "identity"].map(
      async (encoding) => (await get(encoding)).headers.get("etag") ?? "",
    ),
  );
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);

  const [br = ""] = tags;
  for (const known of [br, `W/${br}`, `"x", ${br}`, "*"]) {
    const answer = await get("br", { "if-none-match": known });
    expect(answer.status).toBe(304);
    expect(await answer.text()).toBe("");
    expect(answer.headers.get("etag")).toBe(br);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(answer.headers.get("vary")).toBe("accept-encoding");
    expect(answer.headers.get("content-type")).toBeNull();
  }
  expect((await get("gzip", { "if-none-match": br })).status).toBe(200);
});

test("HEAD is GET without the body", async () => {
  const { url } = await startSite();
  for (const path of ["/", "/digits.bin", "/error", "/nothing", "/missing.js", "/api/session"]) {
    const [get, head] = await Promise.all(
      ["GET", "HEAD"].map((method) => fetch(url + path, { method, redirect: "manual" })),
    );
    expect(head?.status).toBe(get?.status);
    // What is not a file may leave the length out (RFC 9110, 9.3.2).
    const length = head?.headers.get("content-length") ?? null;
    if (length !== null) expect(length).toBe(get?.headers.get("content-length"));
    expect(head?.headers.get("content-type")).toBe(get?.headers.get("content-type"));
    expect(await head?.text()).toBe("");
  }
});

test.each([
  ["bytes=2-4", 206, "234", "bytes 2-4/10"],
  ["bytes=7-", 206, "789", "bytes 7-9/10"],
  ["bytes=-2", 206, "89", "bytes 8-9/10"],
  ["bytes=0-99", 206, "0123456789", "bytes 0-9/10"],
  ["bytes=10-", 416, "", "bytes */10"],
  ["bytes=4-2", 200, "0123456789", null],
  ["bytes=0-1,3-4", 200, "0123456789", null],
  ["lines=1-2", 200, "0123456789", null],
])("Range: %s → %i", async (range, status, body, contentRange) => {
  const { url } = await startSite();
  const answer = await fetch(`${url}/digits.bin`, { headers: { range } });
  expect(answer.status).toBe(status);
  expect(answer.headers.get("content-range")).toBe(contentRange);
  expect(answer.headers.get("accept-ranges")).toBe("bytes");
  expect(answer.headers.get("content-length")).toBe(String(body.length));
  expect(await answer.text()).toBe(body);
});

test("a part is given only of the file that the visitor has begun", async () => {
  const { url } = await startSite();
  const etag = (await fetch(`${url}/digits.bin`)).headers.get("etag") ?? "";
  const ask = (tag: string) =>
    fetch(`${url}/digits.bin`, { headers: { range: "bytes=0-1", "if-range": tag } });
  expect((await ask(etag)).status).toBe(206);
  for (const other of ['"other"', `W/${etag}`, "Wed, 21 Oct 2015 07:28:00 GMT"]) {
    expect((await ask(other)).status).toBe(200);
  }
});

test("a part of a compressible file is a part of the plain one", async () => {
  const { url } = await startSite();
  const headers = { range: "bytes=0-10", "accept-encoding": "br" };
  const answer = await fetch(`${url}/assets/app-1a2b.js`, { headers });
  expect(answer.status).toBe(206);
  expect(answer.headers.get("content-encoding")).toBeNull();
  expect(await answer.text()).toBe(script.slice(0, 11));
});

test("a file too large for the memory is streamed, whole and in parts", async () => {
  const large = Buffer.alloc(5 * 1024 * 1024, "abcdefghij");
  const { url } = await startSite({ "/large.bin": large });
  const whole = await fetch(`${url}/large.bin`);
  expect(whole.headers.get("content-length")).toBe(String(large.length));
  expect(Buffer.from(await whole.arrayBuffer()).equals(large)).toBe(true);
  const part = await fetch(`${url}/large.bin`, { headers: { range: "bytes=5000001-5000005" } });
  expect(part.status).toBe(206);
  expect(await part.text()).toBe("bcdef");
  const leaving = new AbortController();
  const left = await fetch(`${url}/large.bin`, { signal: leaving.signal });
  leaving.abort();
  await expect(left.arrayBuffer()).rejects.toThrow();
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

test("a translation set is immutable under its own hash alone; of an unknown language it is empty", async () => {
  const { url } = await startSite();
  const plain = await fetch(`${url}/assets/i18n/de.json`);
  expect(await plain.json()).toEqual({ code: "de" });
  expect(plain.headers.get("cache-control")).toBe("no-cache");
  const hash = (plain.headers.get("etag") ?? "").replaceAll('"', "").replace(/-(br|gz)$/, "");
  const cacheOf = async (query: string) =>
    (await fetch(`${url}/assets/i18n/de.json?${query}`)).headers.get("cache-control");
  expect(await cacheOf(`v=${hash}`)).toContain("immutable");
  expect(await cacheOf("v=other")).toBe("no-cache");
  for (const path of ["/assets/i18n/xx.json", "/assets/i18n/fr.json?v=1"]) {
    const unknown = await fetch(url + path);
    expect(unknown.status).toBe(200);
    expect(unknown.headers.get("content-type")).toContain("application/json");
    expect(await unknown.json()).toEqual({});
  }
});

test.each([
  ["/nothing", 302, "/error"],
  ["/de/nothing/at/all?x=1", 302, "/de/error"],
  ["/contact/", 308, "/contact"],
  ["/en/contact/?a=b%20c", 308, "/en/contact?a=b%20c"],
  ["/tr", 301, "/"],
  ["/tr/contact?a=1", 301, "/contact?a=1"],
])("%s → %i %s", async (target, status, location) => {
  const { url } = await startSite();
  const answer = await rawGet(url, target);
  expect(answer.status).toBe(status);
  expect(answer.headers.location).toBe(location);
  if (status === 302) expect(answer.headers["cache-control"]).toBe("no-store");
});

test("the error page answers 404 in each language and is never 304", async () => {
  const { url } = await startSite();
  for (const path of ["/error", "/en/error", "/de/error"]) {
    const answer = await fetch(url + path, { headers: { "if-none-match": "*" } });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("error");
  }
});

test.each([
  "/assets/missing-1.js",
  "/missing.png",
  "/assets/nothing",
  "/secret.txt",
  "/static-manifest.json",
  "/contact/index.html",
  "/contact.br",
])("%s is a plain 404", async (path) => {
  const { url } = await startSite();
  expect((await fetch(url + path, { redirect: "manual" })).status).toBe(404);
});

test.each([
  "/../secret.txt",
  "/assets/../../secret.txt",
  "/assets/..%2f..%2fsecret.txt",
  "/%2e%2e/secret.txt",
  "/..%5csecret.txt",
  "/assets/%2e%2e%2f%2e%2e%2fsecret.txt",
  "/....//secret.txt",
  "/%252e%252e/secret.txt",
  "/secret.txt%00.js",
  "/etc/passwd",
  "//evil.example/",
  "//evil.example/%2f..",
  "/\\evil.example/",
  "/tr//evil.example/",
  "/tr/\\evil.example",
  "/%5Cevil.example/",
  "/%0d%0aSet-Cookie:%20a=b/",
  "http://evil.example/",
  "http://evil.example",
  "/%",
  "/%zz/",
  "/%ff",
  "/%c0%ae%c0%ae/",
  "*",
  "/?%",
  "/contact?//evil.example",
])("GET %s gives nothing away and leads nowhere", async (target) => {
  const { url } = await startSite();
  const answer = await rawGet(url, target);
  expect([200, 302, 308, 400, 404]).toContain(answer.status);
  expect(answer.text).not.toContain("secret");
  expect(answer.text).not.toMatch(/set-cookie/i);
  if (answer.headers.location) expect(answer.headers.location).toMatch(/^\/(error)?$|^\/\?/);
});

test("what is malformed is said to be", async () => {
  const { url } = await startSite();
  for (const target of ["/%", "/%zz/", "/%ff"])
    expect((await rawGet(url, target)).status).toBe(400);
});

test("a page knows GET and HEAD alone", async () => {
  const { url } = await startSite();
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"]) {
    const answer = await fetch(`${url}/contact`, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
  }
});

test("pages carry no cookie and their own policy", async () => {
  const { url } = await startSite();
  const { headers } = await fetch(`${url}/en`);
  expect(headers.get("set-cookie")).toBeNull();
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
  expect(policy).not.toContain("unsafe");
});

test("a hashed file is read when it is asked for; a page stands whatever becomes of its file", async () => {
  const buildDir = fakeBuild();
  const { url } = await startApi("SQLite", {}, { buildDir });
  const status = async (address: string) => (await fetch(url + address)).status;
  rmSync(path.join(buildDir, "client"), { recursive: true });
  expect(await status("/contact")).toBe(200);
  expect(await status("/assets/app-1a2b.js")).toBe(404);
  expect(await status("/contact")).toBe(200);
});

test("a page is itself in each encoding, also where the next build has replaced its files", async () => {
  const buildDir = fakeBuild();
  const { url } = await startApi("SQLite", {}, { buildDir });
  const gzipped = { headers: { "accept-encoding": "gzip" } };
  const [kept, replaced] = ["/en/contact", "/contact"];
  const before = await (await fetch(url + kept, gzipped)).text();
  for (const file of globSync("client/**/*.gz", { cwd: buildDir }))
    writeFileSync(path.join(buildDir, file), gzipSync("of the next build"));
  expect(await (await fetch(url + kept, gzipped)).text()).toBe(before);
  const after = await fetch(url + replaced, gzipped);
  expect(after.headers.get("content-encoding")).toBeNull();
  expect(await after.text()).toContain('data-form="contact"');
});

test("a hashed file that was asked for is kept", async () => {
  const buildDir = fakeBuild();
  const { url } = await startApi("SQLite", {}, { buildDir });
  const ask = async () => (await fetch(`${url}/assets/app-1a2b.js`)).text();
  expect(await ask()).toBe(script);
  rmSync(path.join(buildDir, "client"), { recursive: true });
  expect(await ask()).toBe(script);
});
