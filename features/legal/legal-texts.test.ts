import * as v from "valibot";
import { expect, test } from "vitest";
import storage from "#content/storage.json" with { type: "json" };
import { storageSchema } from "#platform/content/storage-schema.ts";
import { languageCodes } from "#platform/language/languages.ts";
import { legalPages } from "./legal-pages.ts";
import { readLegalPage } from "./read-legal-page.server.ts";

const pages = legalPages.map(({ key }) => key);
const anchorsOf = (page: (typeof pages)[number], code: (typeof languageCodes)[number]) =>
  readLegalPage(page, code).sections.map(({ id }) => id);

test.each(pages)("%s has the same sections in every language", (page) => {
  const expected = anchorsOf(page, "tr");
  expect(expected.length).toBeGreaterThan(2);
  expect(new Set(expected).size).toBe(expected.length);
  for (const code of languageCodes) expect(anchorsOf(page, code)).toEqual(expected);
});

test.each(pages)("%s says nothing in braces, and each section says something", (page) => {
  for (const code of languageCodes) {
    const { heading, introduction, sections } = readLegalPage(page, code);
    for (const html of [heading, introduction, ...sections.map((section) => section.html)]) {
      expect(html).not.toBe("");
      expect(html).not.toMatch(/[{}]/);
    }
  }
});

test.each(pages)("%s has no list within a list: a number with a dot begins one", (page) => {
  for (const code of languageCodes) {
    for (const { html } of readLegalPage(page, code).sections) {
      expect(html).not.toContain("<ol");
      expect(html).not.toMatch(/<li>(?:(?!<\/li>)[\s\S])*<ul/);
    }
  }
});

test("facts stand in the text as they are, signs of Markdown included", () => {
  const { sections } = readLegalPage("imprint", "de");
  const register = sections.find(({ id }) => id === "provider")?.html;
  expect(register).toContain("<strong>Yazılım Fabrikası Ltd.\u00a0Şti.</strong>");
  const contact = sections.find(({ id }) => id === "contact")?.html;
  expect(contact).toContain(
    '<a href="mailto:info@softwarefactory.example">info<wbr>@softwarefactory<wbr>.example</a>',
  );
});

test("links stay in the language of the text", () => {
  const html = readLegalPage("cookies", "de").sections.at(-1)?.html;
  expect(html).toContain('href="/de/privacy"');
  expect(readLegalPage("cookies", "tr").sections.at(-1)?.html).toContain('href="/privacy"');
});

test("the list of what the browser keeps has its form, and every entry is on the cookie page", () => {
  const { entries } = v.parse(storageSchema, storage);
  for (const code of languageCodes) {
    const list = readLegalPage("cookies", code).sections.find(({ id }) => id === "list");
    for (const name of entries.flatMap(({ names }) => names)) {
      expect(list?.html).toContain(`<code>${name}</code>`);
    }
    expect(list?.html).not.toContain("`");
  }
});
