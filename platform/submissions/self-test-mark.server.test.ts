import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { headerLengths } from "#platform/http/header-lengths.server.ts";
import { isSelfTestMark, makeSelfTestMark, selfTestHeader } from "./self-test-mark.server.ts";

const signWith = (secret: string) => (text: string) =>
  createHmac("sha256", secret).update(text).digest("base64url");
const sign = signWith("ours");
const now = 1_800_000_000_000;
const mark = makeSelfTestMark("key", now, sign);

test("our own mark is recognised, for its own submission and ten minutes", () => {
  expect(isSelfTestMark(mark, "key", now + 60_000, sign)).toBe(true);
  expect(isSelfTestMark(mark, "another key", now, sign)).toBe(false);
  expect(isSelfTestMark(mark, "key", now + 11 * 60_000, sign)).toBe(false);
  expect(isSelfTestMark(mark, "key", now - 11 * 60_000, sign)).toBe(false);
});

test("nobody else can make one", () => {
  const forged = makeSelfTestMark("key", now, signWith("theirs"));
  const aged = mark.replace(/^[^.]+/, (now + 1).toString(36));
  for (const wrong of [
    undefined,
    "",
    ".",
    "x",
    forged,
    aged,
    `${mark}x`,
    `${mark}.x`,
    `${mark}=`,
    mark.slice(0, -1),
  ])
    expect(isSelfTestMark(wrong, "key", now, sign)).toBe(false);
  expect(isSelfTestMark(mark, undefined, now, sign)).toBe(false);
});

test("the mark's header has its longest length", () => {
  expect(headerLengths).toHaveProperty(selfTestHeader);
});
