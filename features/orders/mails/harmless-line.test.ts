import { expect, test } from "vitest";
import { harmlessLine } from "./harmless-line.ts";

test.each([
  ["Win at evil.example", "Win at evil. example"],
  ["https://evil.example/x", "https: //evil. example/x"],
  ["www.evil.example", "www. evil. example"],
  ["me@evil.example", "me@ evil. example"],
  ["10.0.0.1", "10.0.0.1"],
  ["192.168.10.20", "192. 168. 10. 20"],
  ["a\u2028b\n c", "a b c"],
  ["a\u202eb\u001b[2Jc\u0085", "a b [2Jc"],
])("%j becomes no link", (typed, written) => {
  expect(harmlessLine(typed)).toBe(written);
});

test.each(["Porsuk Tekstil A.Ş.", "Dr. Ada O’Neil-Müller", "Musterstraße 1 a", "Acme B.V."])(
  "%s stays as it is",
  (typed) => {
    expect(harmlessLine(typed)).toBe(typed);
  },
);

test("it stays short", () => {
  expect([...harmlessLine("ğ".repeat(200))]).toHaveLength(120);
});
