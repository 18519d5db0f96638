import { expect, test } from "vitest";
import { makeForgeryToken, makeVisitorId, readForgeryToken } from "./forgery-token.server.ts";
import { createSign } from "./signature.server.ts";

const sign = createSign("one secret");
const now = Date.UTC(2026, 0, 15, 12);
const visitor = makeVisitorId();
const token = makeForgeryToken(visitor, now - 5_000, now, sign);

test("the visitor's own token tells when the first one was issued", () => {
  expect(readForgeryToken(token, visitor, now + 1, sign)).toEqual({ firstIssued: now - 5_000 });
});

test.each([
  ["another visitor's", token, makeVisitorId()],
  ["without a visitor", token, undefined],
  ["none", undefined, visitor],
  ["an empty one", "", visitor],
  ["an older first issue written into it", token.replace(/^\w/, "0"), visitor],
  ["a cut signature", token.slice(0, -1), visitor],
  ["a padded signature", `${token}=`, visitor],
  ["a blank behind it", `${token} `, visitor],
  ["a part too many", `${token}.x`, visitor],
  ["a stranger's signature", makeForgeryToken(visitor, now, now, createSign("other")), visitor],
])("%s is refused", (_, given, id) => {
  expect(readForgeryToken(given, id, now, sign)).toBeUndefined();
});

test("a token from before the clock was set back is refused, not taken for a form filled in too fast", () => {
  expect(readForgeryToken(token, visitor, now - 6_000, sign)).toBeUndefined();
  const fresh = makeForgeryToken(visitor, now, now, sign);
  expect(readForgeryToken(fresh, visitor, now, sign)).toEqual({ firstIssued: now });
  // Of another machine, whose clock is a little ahead.
  expect(readForgeryToken(token, visitor, now - 1_000, sign)).toBeDefined();
});

test("a token that was not renewed for a day is refused", () => {
  expect(readForgeryToken(token, visitor, now + 24 * 3600_000, sign)).toBeDefined();
  expect(readForgeryToken(token, visitor, now + 24 * 3600_000 + 1, sign)).toBeUndefined();
});
