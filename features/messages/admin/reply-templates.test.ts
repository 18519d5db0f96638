import { expect, test } from "vitest";
import type tr from "#content/replies/tr.json";
import { defaultLanguage } from "#platform/language/languages.ts";
import { readWords } from "#platform/language/read-words.ts";

const words = readWords<typeof tr>("replies");
const all = Object.values(words);

test("each language has the same templates", () => {
  const keys = words[defaultLanguage.code].map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const templates of all) expect(templates.map(({ key }) => key)).toEqual(keys);
});

test.each(all.flat())("$name ($key) has nothing to fill in but what is known", (one) => {
  const placeholders = `${one.subject}${one.text}`.match(/\{[^}]*\}/g) ?? [];
  expect(["{name}", "{reference}"]).toEqual(expect.arrayContaining([...new Set(placeholders)]));
  expect(one.subject).toContain("{reference}");
  expect(one.text).toContain("{name}");
});
