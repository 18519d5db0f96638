import { expect, test } from "vitest";
import { senderOf } from "./same-origin.server.ts";

const site = "https://www.example.com";
const verdict = (headers: Record<string, string>, host = "www.example.com") =>
  senderOf((name) => headers[name], { host }, site);

test.each([
  [{ "sec-fetch-site": "same-origin" }, "ours"],
  [{ "sec-fetch-site": "same-origin", origin: "null" }, "ours"],
  [{ "sec-fetch-site": "cross-site", origin: site }, "foreign"],
  [{ "sec-fetch-site": "same-site" }, "foreign"],
  [{ "sec-fetch-site": "none" }, "unknown"],
  [{ "sec-fetch-site": "none", origin: site }, "ours"],
  [{ origin: site }, "ours"],
  [{ origin: "https://evil.example" }, "foreign"],
  [{ origin: "https://www.example.com.evil.example" }, "foreign"],
  [{ origin: "null" }, "foreign"],
  [{}, "unknown"],
])("%o → %s", (headers, expected) => {
  expect(verdict(headers as Record<string, string>)).toBe(expected);
});

test("the name by which the visitor reached us counts as ours", () => {
  expect(verdict({ origin: "http://192.168.1.5:3000" }, "192.168.1.5:3000")).toBe("ours");
  expect(verdict({ origin: "http://192.168.1.5:3000" }, "192.168.1.5:4000")).toBe("foreign");
});
