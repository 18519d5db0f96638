import { expect, test } from "vitest";
import { namesAll } from "./language-files.ts";

const codes = ["tr", "en", "de"];

test.each([
  "const none = { tr: 0, en: 0, de: 0 };",
  'const pictured = ["tr", "en", "de"];',
  'import de from "./de.json";\nimport en from "./en.json";\nimport tr from "./tr.json";',
  ".a { --bar-tr: red; --bar-en: green; --bar-de: blue; }",
  "NEWS_FEED_TR NEWS_FEED_EN NEWS_FEED_DE",
])("%s lists the languages", (source) => {
  expect(namesAll(source, codes)).toBe(true);
});

test.each([
  'const words = languageCodes.map((code) => read("en", code));',
  "/** Such as `tr: 1, en: 2, de: 3`. */\nconst counts = {};",
])("%s does not", (source) => {
  expect(namesAll(source, codes)).toBe(false);
});
