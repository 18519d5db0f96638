import { expect, test } from "vitest";
import { isSameOrigin } from "./same-origin.ts";

const site = "https://www.example.com";
const verdict = (headers: Record<string, string>, host = "www.example.com") =>
  isSameOrigin((name) => headers[name], { host }, site);

test.each([
  [{ "sec-fetch-site": "same-origin" }, true],
  [{ "sec-fetch-site": "same-origin", origin: "null" }, true],
  [{ "sec-fetch-site": "cross-site", origin: site }, false],
  [{ "sec-fetch-site": "same-site" }, false],
  [{ "sec-fetch-site": "none" }, false],
  [{ "sec-fetch-site": "none", origin: site }, true],
  [{ origin: site }, true],
  [{ origin: "https://evil.example" }, false],
  [{ origin: "https://www.example.com.evil.example" }, false],
  [{ origin: "null" }, false],
  [{}, false],
])("%o → %s", (headers, expected) => {
  expect(verdict(headers as Record<string, string>)).toBe(expected);
});

test("the name by which the visitor reached us counts as ours", () => {
  expect(verdict({ origin: "http://192.168.1.5:3000" }, "192.168.1.5:3000")).toBe(true);
  expect(verdict({ origin: "http://192.168.1.5:3000" }, "192.168.1.5:4000")).toBe(false);
});
