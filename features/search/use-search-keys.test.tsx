import { beforeEach, expect, test } from "vitest";
import { chooseSlash } from "./slash-key.ts";
import { asksForSearch } from "./use-search-keys.ts";

const pressed = (key: string, change: Partial<Parameters<typeof asksForSearch>[0]> = {}) =>
  asksForSearch({
    ...{ key, ctrlKey: false, metaKey: false, altKey: false, target: document.body },
    ...change,
  });

beforeEach(() => localStorage.clear());

test("Ctrl+K, ⌘K and the slash ask for the search, and nothing else does", () => {
  expect(pressed("k", { ctrlKey: true })).toBe(true);
  expect(pressed("K", { metaKey: true })).toBe(true);
  expect(pressed("/")).toBe(true);
  expect(pressed("k")).toBe(false);
  expect(pressed("/", { ctrlKey: true })).toBe(false);
  expect(pressed("k", { ctrlKey: true, altKey: true })).toBe(false);
});

test("a slash that somebody types stays where it is typed; Ctrl+K works there too", () => {
  for (const name of ["input", "textarea", "select"]) {
    const target = document.createElement(name);
    expect(pressed("/", { target }), name).toBe(false);
    expect(pressed("k", { target, ctrlKey: true }), name).toBe(true);
  }
});

test("the slash can be switched off and on again", () => {
  chooseSlash(false);
  expect(pressed("/")).toBe(false);
  expect(pressed("k", { ctrlKey: true })).toBe(true);
  chooseSlash(true);
  expect(pressed("/")).toBe(true);
});
