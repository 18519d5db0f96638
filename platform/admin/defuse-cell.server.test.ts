import { expect, test } from "vitest";
import { defuseCell, phoneCell } from "./defuse-cell.server.ts";

test.each([
  ["=1+1", "'=1+1"],
  ["+49", "'+49"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["|calc", "'|calc"],
  ["＝1＋1", "'＝1＋1"],
  ["－1", "'－1"],
  ["＠SUM", "'＠SUM"],
  ["\tx", "'\tx"],
  ["\r\nx", "'\r\nx"],
  ["\n=1", "'\n'=1"],
  [" \u00a0=1", " \u00a0'=1"],
  ["\ufeff=1", "\ufeff'=1"],
  ["a;=1+1", "a;'=1+1"],
  ["a,=1", "a,'=1"],
  ["a\t=1", "a\t'=1"],
  ['a"=1', "a\"'=1"],
  ["a\n＠x", "a\n'＠x"],
  ["a; =1", "a; '=1"],
])("%j becomes %j", (text, defused) => {
  expect(defuseCell(text)).toBe(defused);
});

test.each(["a = b", "e-mail", "ayse@example.com", "1+1", "Merhaba, nasılsınız?", "C=D;E", ""])(
  "%j stays as it is",
  (text) => expect(defuseCell(text)).toBe(text),
);

test("a long text takes one pass", () => {
  const since = process.cpuUsage();
  for (const letter of ["\n", "=", ",", " ", "\t", "＝"]) defuseCell(letter.repeat(15_000));
  expect(process.cpuUsage(since).user).toBeLessThan(200_000);
});

test.each(["+90 222 000 00 00", "0222 000 00 00", "(030) 123-456"])("%s can be read", (phone) => {
  expect(phoneCell(phone)).toBe(`\u00a0${phone}`);
});

test.each(["+cmd|' /C calc'!A0", "=1+1", "-1", "+1,=2", "+90\t=1"])("%j is no number", (text) => {
  expect(phoneCell(text)).toBe(defuseCell(text));
  expect(phoneCell(text).startsWith("'")).toBe(true);
});
