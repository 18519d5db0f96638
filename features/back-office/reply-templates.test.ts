import { expect, test } from "vitest";
import de from "#content/replies/de.json" with { type: "json" };
import en from "#content/replies/en.json" with { type: "json" };
import tr from "#content/replies/tr.json" with { type: "json" };

test("each language has the same templates", () => {
  const keys = tr.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const templates of [en, de]) expect(templates.map(({ key }) => key)).toEqual(keys);
});

test.each([...tr, ...en, ...de])("$name ($key) has nothing to fill in but what is known", (one) => {
  const placeholders = `${one.subject}${one.text}`.match(/\{[^}]*\}/g) ?? [];
  expect(["{name}", "{reference}"]).toEqual(expect.arrayContaining([...new Set(placeholders)]));
  expect(one.subject).toContain("{reference}");
  expect(one.text).toContain("{name}");
});
