import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formerWords } from "./former-words.ts";
import { withOwnWords } from "./own-words.server.ts";
import { readEntryFile } from "./read-entry-file.server.ts";

const home = {
  name: "page/home.yaml",
  text: readFileSync("content/entries/page/home.yaml", "utf8"),
};
const wordsIn = (field: "title" | "description", file = home) =>
  readEntryFile(file).entry?.values[field] as Record<string, unknown>;

test("words that a company had given a screen stand in its entry, in the languages that it had changed", () => {
  const own = withOwnWords(home, {
    tr: { pages: { home: { title: "Bizim başlığımız" } }, services: { more: "_Qqq_:" } },
    en: { pages: { home: { title: 12 } } },
  });
  expect(wordsIn("title", own)).toMatchObject({
    tr: "Bizim başlığımız",
    en: { value: (wordsIn("title").en as { value: string }).value },
  });
  expect(wordsIn("description", own)).toEqual(wordsIn("description"));
  // Half of what a field is made of is not enough to change it.
  expect(own.text).not.toContain("Qqq");
});

test("what is no Markdown in a message is none in the entry", () => {
  const services = { more: "Mehr *dazu*:", web: { text: "a < b [c]" } };
  const own = withOwnWords(home, { de: { services, hero: { services: { web: "Web_2" } } } });
  expect(readEntryFile(own).problems).toEqual([]);
  expect(own.text).toContain("a \\< b \\[c\\]");
  expect(own.text).toContain("Mehr \\*dazu\\*: [Web\\_2](page:services-v2#service-web)");
});

test("words that cannot stand in the entry leave its own there, and take no other with them", () => {
  const own = withOwnWords(home, {
    en: { pages: { home: { title: "x".repeat(200), description: "Ours" } } },
  });
  expect(own.text).not.toContain("xxx");
  expect(wordsIn("description", own).en).toMatchObject({ value: "Ours" });
});

test("a company that changed nothing has the same bytes", () => {
  expect(withOwnWords(home)).toBe(home);
  expect(withOwnWords(home, {})).toBe(home);
});

test("every field that had words in a message file is a field of the entry", () => {
  for (const [name, table] of Object.entries(formerWords)) {
    const [found] = ["page", "legal-text"]
      .map((kind) => `${kind}/${name}.yaml`)
      .filter((one) => existsSync(`content/entries/${one}`));
    const file = {
      name: String(found),
      text: readFileSync(`content/entries/${found}`, "utf8"),
    };
    for (const [field, template] of Object.entries(table)) {
      const words = Object.fromEntries(
        [...template.matchAll(/\{([\w.]+)\}/g)].map(([, key = ""]) => [key, "own"]),
      );
      const nested: Record<string, unknown> = {};
      for (const key of Object.keys(words)) {
        const steps = key.split(".");
        const last = steps.pop() ?? "";
        const inside = steps.reduce<Record<string, unknown>>((branch, step) => {
          branch[step] ??= {};
          return branch[step] as Record<string, unknown>;
        }, nested);
        inside[last] = "own";
      }
      expect(withOwnWords(file, { tr: nested }).text, `${name} ${field}`).not.toBe(file.text);
    }
  }
});
