import { expect, test } from "vitest";
import { answerPageAddress } from "./page-address.server.ts";

const pages = new Set(["/", "/en", "/contact", "/en/contact", "/error", "/en/error", "/de/error"]);
const answer = (target: string) => answerPageAddress(target, (pathname) => pages.has(pathname));

test.each([
  ["/nothing", 302, "/error"],
  ["/en/nothing", 302, "/en/error"],
  ["/de/a/b/c?x=1", 302, "/de/error"],
  ["/apiary", 302, "/error"],
  ["/contact/", 308, "/contact"],
  ["/en/contact/?a=1&b=%2F", 308, "/en/contact?a=1&b=%2F"],
  ["/en/", 308, "/en"],
  ["/%63ontact", 308, "/contact"],
  ["/tr", 301, "/"],
  ["/tr/", 301, "/"],
  ["/tr?a=1", 301, "/?a=1"],
  ["/tr/contact", 301, "/contact"],
  ["/tr/contact/?a=1", 301, "/contact?a=1"],
  ["/tr/nothing", 301, "/nothing"],
])("%s → %i %s", (target, status, location) => {
  expect(answer(target)).toEqual({ kind: "redirect", status, location });
});

test.each([
  "//evil.example/",
  "//evil.example",
  "///evil.example/",
  "/tr//evil.example",
  "/tr//evil.example/",
  "/tr/%2Fevil",
  "/tr/%5Cevil/",
  "/%2F%2Fevil/",
  "/\\evil/",
  "/tr/\\evil",
  "/tr/%0d%0aSet-Cookie:x/",
  "/%09/evil/",
])("%s never leaves the host", (target) => {
  const answered = answer(target);
  if (answered.kind === "redirect") expect(answered.location).toBe("/error");
  else expect(answered.kind).toBe("missing");
});

test.each([
  "/api",
  "/api/nothing",
  "/assets/nothing",
  "/assets/nothing.js",
  "/favicon.gif",
  "/en/a.b",
  "/%61pi/x",
])("%s is missing", (target) => {
  expect(answer(target)).toEqual({ kind: "missing" });
});

test.each(["/%", "/%zz", "/%ff", "/a%C3"])("%s is malformed", (target) => {
  expect(answer(target)).toEqual({ kind: "malformed" });
});
