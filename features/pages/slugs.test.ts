import { expect, test } from "vitest";
import { makeSlug, wrongSlug } from "./slugs.ts";

test.each([
  ["tr", "İş akışı: Isınma, ığdır & ĞÜŞÖÇ", "is-akisi-isinma-igdir-gusoc"],
  ["de", "Größere Straßen über Öl", "groessere-strassen-ueber-oel"],
  ["en", "Café “naïve” — don’t panic, 2nd ed.", "cafe-naive-dont-panic-2nd-ed"],
  ["en", "Ελληνικά, Русский, 日本語, العربية, עברית, ไทย, 🙂", ""],
  ["tr", "ﬁyat Ⅻ ½", "fiyat-xii-1-2"],
] as const)("%s: %s", (language, text, slug) => {
  expect(makeSlug(text, language)).toBe(slug);
  if (slug) expect(wrongSlug(slug, language)).toBeUndefined();
});

test("a long one ends at the end of a word", () => {
  expect(makeSlug("kelime ".repeat(30), "tr")).toBe("kelime-".repeat(11).slice(0, -1));
  expect(makeSlug("x".repeat(500), "en")).toHaveLength(80);
});

test.each([
  ["karar-verırken", "karar-verirken"],
  ["Karar Verirken", "karar-verirken"],
  ["straße", "strasse"],
  ["a--b", "a-b"],
  ["../../etc/passwd", "etc-passwd"],
  ["_", ""],
  ["", ""],
  ["%2e%2e", "2e-2e"],
  ["日本", ""],
])("%s is refused and said better", (slug, better) => {
  const wrong = wrongSlug(slug, "tr");
  expect(wrong).toContain("may hold a–z");
  if (better) expect(wrong).toContain(`write ${better}`);
});

test.each(["grid", "list-sidebar", "v1", "single", "api", "tr", "feed"])(
  "%s is reserved",
  (slug) => {
    expect(wrongSlug(slug, "en")).toContain("reserved");
  },
);
