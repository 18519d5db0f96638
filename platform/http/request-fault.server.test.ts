import { expect, test } from "vitest";
import { requestFault } from "./request-fault.server.ts";

const request = (headers: Record<string, string>, more: { url?: string; httpVersion?: string }) =>
  requestFault({
    headers,
    rawHeaders: Object.entries(headers).flat(),
    httpVersion: "1.1",
    url: "/",
    ...more,
  });

test.each([
  ["localhost", "/"],
  ["www.example.com:8443", "/contact?x=1"],
  ["[::1]:3000", "/"],
  ["my_host", "http://elsewhere.example/contact"],
])("Host: %s, asked for %s, is a plain request", (host, url) => {
  expect(request({ host }, { url })).toBeUndefined();
});

test("HTTP/1.0 knows no Host", () => {
  expect(request({}, { httpVersion: "1.0" })).toBeUndefined();
  expect(request({}, {})).toContain("Host");
});

test.each(["", " ", "a b", "a@b", "a/b", "a?b", "a:b", "a,b", "[::1", "ü.example", "a\\b"])(
  "%j is no host",
  (host) => {
    expect(request({ host }, {})).toBe("Host is no host.");
  },
);

test("two hosts are one too many, however they are written", () => {
  const rawHeaders = ["Host", "a", "HOST", "a"];
  const fault = requestFault({ headers: { host: "a" }, rawHeaders, httpVersion: "1.1", url: "/" });
  expect(fault).toBe("Host is there twice.");
});

test.each(["*", "", "ftp://a/", "contact", "a.example:443", "//"])("%j as an address", (url) => {
  expect(request({ host: "a" }, { url })).toBe(
    url === "//" ? undefined : "The address is none of this site.",
  );
});

test("a body comes in plain chunks, and never in those of HTTP/1.0", () => {
  const coded = (coding: string, httpVersion = "1.1") =>
    request({ host: "a", "transfer-encoding": coding }, { httpVersion });
  expect(coded("Chunked")).toBeUndefined();
  expect(coded("gzip, chunked")).toContain("Transfer-Encoding");
  expect(coded("chunked", "1.0")).toContain("Transfer-Encoding");
});
