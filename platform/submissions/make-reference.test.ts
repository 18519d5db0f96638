import { expect, test } from "vitest";
import { makeReference } from "./make-reference.server.ts";

test("a reference is short and holds no letter that is misread", () => {
  for (let i = 0; i < 500; i++) {
    expect(makeReference()).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  }
});

test("two references differ", () => {
  expect(new Set(Array.from({ length: 2000 }, makeReference)).size).toBe(2000);
});
