import { expect, test } from "vitest";
import { preferredLanguage } from "./preferred-language.server.ts";

test.each([
  [undefined, "tr"],
  ["", "tr"],
  ["de-AT,de;q=0.9,en;q=0.8", "de"],
  ["fr,en;q=0.5,de;q=0.4", "en"],
  ["en;q=0.1, tr;q=0.2", "tr"],
  ["en;q=0", "tr"],
  ["EN-us", "en"],
  ["tr;q=0.1 , \t de ; q=0.9", "de"],
  ["de;q=2, en;q=0.1", "en"],
  ["*", "tr"],
  ["ja, zh", "tr"],
  [";;;,,=", "tr"],
])("%s → %s", (header, code) => {
  expect(preferredLanguage(header)).toBe(code);
});
