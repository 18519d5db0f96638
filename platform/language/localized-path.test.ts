import { expect, test } from "vitest";
import { barePath, languageOfPath, localizedPath } from "./localized-path.ts";

test.each([
  ["/", "tr"],
  ["/contact", "tr"],
  ["/en", "en"],
  ["/en/contact", "en"],
  ["/de/error", "de"],
  ["/english", "tr"],
  ["/deutschland/x", "tr"],
])("the address %s is %s", (path, code) => {
  expect(languageOfPath(path).code).toBe(code);
});

test.each([
  ["/en", "/"],
  ["/en/contact", "/contact"],
  ["/contact", "/contact"],
  ["/english", "/english"],
])("%s without its language is %s", (path, bare) => {
  expect(barePath(path)).toBe(bare);
});

test.each([
  ["/", "tr", "/"],
  ["/", "en", "/en"],
  ["/contact", "de", "/de/contact"],
  ["/?a=1#b", "en", "/en?a=1#b"],
  ["/#b", "en", "/en#b"],
  ["/contact?a=1", "tr", "/contact?a=1"],
] as const)("%s in %s is %s", (bare, code, path) => {
  expect(localizedPath(bare, code)).toBe(path);
});
