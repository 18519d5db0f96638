import { expect, test } from "vitest";
import { breaksHeader, headerText } from "./header-text.server.ts";

test.each([
  ["Ada\r\nBcc: x@y.z", "Ada Bcc: x@y.z"],
  ["a\u0000b\u0085c\u2028d\u2029e\tf", "a b c d e f"],
  ["\u202Egnp.exe\u202C", "gnp.exe"],
  ["  İstanbul   ılık  ", "İstanbul ılık"],
  ["👩‍🚀 Ada", "👩‍🚀 Ada"],
])("%j becomes %j", (text, line) => {
  expect(headerText(text)).toBe(line);
});

test("a long text is cut between characters, and says so", () => {
  expect(headerText("🙂".repeat(50), 10)).toBe(`${"🙂".repeat(9)}…`);
  expect(headerText("abcde", 5)).toBe("abcde");
});

test.each([
  ["ada@visitor.example", false],
  ["ada@visitor.example\r\n", true],
  ["ada@visitor.example\nBcc: x", true],
  ["\u0000", true],
])("%j breaks a header: %s", (text, breaks) => {
  expect(breaksHeader(text)).toBe(breaks);
});
