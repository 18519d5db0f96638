import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { newsletterFields } from "#features/newsletter/calls.ts";
import { fixture } from "#tests/support/fixtures.ts";
import { contactFormSchema } from "./contact-schema.ts";

const accepts = (Email: string) => v.is(newsletterFields, { Email });

test.each([
  ["a@b", true],
  ["ayse.yilmaz+site@example.com.tr", true],
  ["o'hara!#$%&*/=?^_`{|}~-@example.com", true],
  [`${"a".repeat(64)}@example.com`, true],
  [`${"a".repeat(65)}@example.com`, false],
  [`a@${"b.".repeat(126)}`, false],
  [`a@${"b.".repeat(125)}b`, true],
  [`${"a".repeat(64)}@${"b.".repeat(94)}b`, true],
  [`${"a".repeat(64)}@${"b.".repeat(94)}bb`, false],
  [`a@${"b".repeat(63)}.com`, true],
  [`a@${"b".repeat(64)}.com`, false],
  ["", false],
  ["a", false],
  ["@b", false],
  ["a@", false],
  ["a@b@c", false],
  [" a@b.co", false],
  ["a@b.co ", false],
  ["a b@c.de", false],
  ["ä@b.de", false],
  ["a@ü.de", false],
  ["a@-b.de", false],
  ["a@b-.de", false],
  ["a@b..de", false],
  ['"a"@b.de', false],
  ["a@[127.0.0.1]", false],
  ["a@b.co\r\nBcc: c@d.ef", false],
  ["a@b.co\n", false],
])("the address %j → %s", (address, expected) => {
  expect(accepts(address)).toBe(expected);
});

interface Case {
  address: string;
  accept: boolean;
}
const collection = fixture("email/cases.json");
if (collection) {
  test("every verdict of the collected addresses holds", () => {
    const cases: Case[] = JSON.parse(readFileSync(collection, "utf8"));
    const wrong = cases.filter(({ address, accept }) => accepts(address) !== accept);
    expect(wrong).toEqual([]);
  });
}

const good = { NameSurname: "A", Email: "a@b.co", Phone: "1", Company: "C", Message: "M" };
const codesOf = (changes: object) => {
  const { issues = [] } = v.safeParse(
    contactFormSchema,
    { ...good, ...changes },
    { abortPipeEarly: true },
  );
  return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
};

test.each([
  [{}, []],
  [{ NameSurname: " " }, ["NameSurname: required"]],
  [{ NameSurname: "\u200b", Message: "\u2800\n" }, ["NameSurname: required", "Message: required"]],
  [{ Message: "line\r\nline\u2028line" }, []],
  [{ Company: "a\u2029b" }, ["Company: single_line"]],
  [{ NameSurname: "ş".repeat(200), Phone: "😀".repeat(40), Message: "𝔘".repeat(10_000) }, []],
  [{ Phone: "😀".repeat(41) }, ["Phone: too_long"]],
  [{ Message: "\0" }, ["Message: invalid_text"]],
  [{ Message: "\udc00" }, ["Message: invalid_text"]],
])("%j → %j", (changes, codes) => {
  expect(codesOf(changes)).toEqual(codes);
});

test("nothing is trimmed or changed on the way", () => {
  const typed = { ...good, NameSurname: "  A  ", Message: "\n M \n" };
  expect(v.parse(contactFormSchema, typed)).toEqual(typed);
});
