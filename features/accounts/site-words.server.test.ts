import { expect, test } from "vitest";
import { isSiteWords } from "./site-words.server.ts";

test.each([
  "SoftwareFactory",
  "factory2026!",
  "YAZILIM-fabrikası-1",
  "1.softwarefabrik",
  "Admin123",
])("%s is made of the site's own words", (password) => expect(isSiteWords(password)).toBe(true));

test.each(["factory-demo", "my software factory", "12345678", "!!!!!!!!", "bir fabrika gezisi"])(
  "%s is not",
  (password) => expect(isSiteWords(password)).toBe(false),
);
