import { expect, test } from "vitest";
import { isAllowed } from "./licences.ts";

test("permissive licences pass, also as a choice or together", () => {
  expect(isAllowed("MIT", "x")).toBe(true);
  expect(isAllowed("(MIT OR GPL-3.0)", "x")).toBe(true);
  expect(isAllowed("(MIT AND Zlib)", "x")).toBe(true);
});

test("copyleft and unknown licences do not", () => {
  expect(isAllowed("GPL-3.0-only", "x")).toBe(false);
  expect(isAllowed("AGPL-3.0", "x")).toBe(false);
  expect(isAllowed("MIT AND GPL-2.0", "x")).toBe(false);
  expect(isAllowed(undefined, "x")).toBe(false);
});

test("LGPL is for the separately linked binary of sharp alone", () => {
  expect(isAllowed("LGPL-3.0-or-later", "@img/sharp-libvips-linux-x64")).toBe(true);
  expect(isAllowed("LGPL-3.0-or-later", "other")).toBe(false);
});
