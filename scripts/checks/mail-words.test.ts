import { expect, test } from "vitest";
import { languageCodes } from "#platform/language/languages.ts";
import { allMailWords, mailWords, officeTime } from "../../platform/outbox/mail-words.server.ts";
import { filesBelow, textOf } from "./source-files.ts";

type Words = { [key: string]: string | Words };

/** `{ "contactVisitor.subject": "…" }` */
function flat(words: Words, prefix = ""): Record<string, string> {
  const entries = Object.entries(words).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[prefix + key, value]]
      : Object.entries(flat(value, `${prefix}${key}.`)),
  );
  return Object.fromEntries(entries);
}

const keysOf = (code: keyof typeof allMailWords) => Object.keys(flat(allMailWords[code])).sort();
const placeholders = (text = "") => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();

test.each(languageCodes)("%s has the keys of the Turkish words, and no empty one", (code) => {
  expect(keysOf(code)).toEqual(keysOf("tr"));
  expect(Object.values(flat(allMailWords[code]))).not.toContain("");
});

test.each(keysOf("tr"))("%s has the same placeholders in every language", (key) => {
  const expected = placeholders(flat(allMailWords.tr)[key]);
  for (const code of languageCodes)
    expect(placeholders(flat(allMailWords[code])[key])).toEqual(expected);
});

test("every word is used", () => {
  const sources = ["features", "platform"]
    .flatMap((folder) => filesBelow(folder, ".server.ts"))
    .map(textOf)
    .join();
  const isNamed = (key: string) => sources.includes(`"${key}"`);
  // account-mails.server.ts puts some names together: `word("Reset", "subject")` is accountReset.subject.
  const isPutTogether = (key: string) => {
    const [, section, name] = /^account(\w+)\.(\w+)$/.exec(key) ?? [];
    return sources.includes(`"${section}"`) && sources.includes(`word(section, "${name}")`);
  };
  expect(keysOf("tr").filter((key) => !isNamed(key) && !isPutTogether(key))).toEqual([]);
});

test.each(languageCodes)("the words of %s shout nowhere", (code) => {
  expect(Object.values(flat(allMailWords[code])).join(" ")).not.toContain("!");
});

test("what is put into a message is not read as one", () => {
  const value = "{name} '{' <b>İIıi</b>";
  expect(mailWords("tr")("newsletterConfirmed.subject", { email: value })).toBe(
    `Yeni abone: ${value}`,
  );
});

test.each([
  ["tr", "15 Haziran Pazartesi, 14:00 (TSİ)"],
  ["en", "Monday 15 June, 14:00 (Türkiye Time)"],
  ["de", "Montag, 15. Juni, 14:00 Uhr (Türkische Normalzeit)"],
] as const)("office time in %s", (code, shown) => {
  expect(officeTime(Date.parse("2026-06-15T11:00:00Z"), code)).toBe(shown);
});
