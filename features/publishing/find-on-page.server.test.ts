import { expect, test } from "vitest";
import { beginningOf } from "./find-on-page.server.ts";

test("what is found begins with whole words, and says where the text goes on", () => {
  expect(beginningOf("bir iki üç")).toBe("bir iki üç");
  expect(beginningOf("kelime ".repeat(40).trim())).toBe(`${"kelime ".repeat(23).trim()} …`);
  expect(beginningOf(`${"ğ".repeat(157)} ab cd`)).toBe(`${"ğ".repeat(157)} ab …`);
  expect(beginningOf("ğ".repeat(300))).toBe(`${"ğ".repeat(160)} …`);
});
