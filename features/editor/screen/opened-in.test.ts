import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepEntryLanguage, openedIn, readEntryLanguage } from "./opened-in.ts";

const page = (title: object) => ({ kind: "page", values: { title } }) as const;

test("an entry is opened in what was chosen last, else in the language of the screen, else in the first one", () => {
  const all = page({ tr: "Ekip", en: { value: "Team", of: "1" }, de: { value: "Team", of: "1" } });
  expect(openedIn(all, ["de", "en"])).toBe("de");
  expect(openedIn(all, [undefined, "en"])).toBe("en");
  const turkish = page({ tr: "Ekip" });
  expect(openedIn(turkish, ["de", "en"])).toBe("tr");
  expect(openedIn(page({ tr: "Ekip", en: "Team" }), ["de", "en"])).toBe("en");
  expect(openedIn({ kind: "second-name", values: {} }, [undefined, "de"])).toBe("de");
});

const kept = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
});

test("what was chosen stays in the browser; rubbish and blocked storage are nothing", () => {
  expect(readEntryLanguage()).toBe(undefined);
  keepEntryLanguage("de");
  expect(readEntryLanguage()).toBe("de");
  kept.set("entry-language", "xx");
  expect(readEntryLanguage()).toBe(undefined);
  vi.stubGlobal("localStorage", undefined);
  expect(readEntryLanguage()).toBe(undefined);
  expect(() => keepEntryLanguage("en")).not.toThrow();
});
