import { expect, test } from "vitest";
import type { PageDocument } from "#features/pages/page-document.ts";
import { createFinder } from "#features/search/find-entries.ts";
import { beginningOf, findOnPage } from "./find-on-page.server.ts";

test("what is found begins with whole words, and says where the text goes on", () => {
  expect(beginningOf("bir iki üç")).toBe("bir iki üç");
  expect(beginningOf("kelime ".repeat(40).trim())).toBe(`${"kelime ".repeat(23).trim()} …`);
  expect(beginningOf(`${"ğ".repeat(157)} ab cd`)).toBe(`${"ğ".repeat(157)} ab …`);
  expect(beginningOf("ğ".repeat(300))).toBe(`${"ğ".repeat(160)} …`);
});

test("a page is found by the names that menus give it, and an article by its further words", () => {
  const article = {
    ...{ entry: "e", kind: "help-article", language: "de", path: "/help/a", title: "Passwort" },
    ...{ description: "", values: { keywords: "Kennwort Login" }, sections: [] },
  } as unknown as PageDocument;
  const menus = {
    menu: [{ key: "a", label: "Hilfe", children: [{ key: "b", label: "Login", url: "/help/a" }] }],
    actions: [{ key: "c", label: "Passwort", url: "/help/a" }],
    footer: [{ key: "d", label: "Login", url: "/help/a" }],
  };
  const [found] = findOnPage(article, "/de/help/a", "", { menus });
  expect(found).toMatchObject({ kind: "help", names: ["Login"], words: "Kennwort Login" });
});

test("of a page at an address of the menu the search words are names", () => {
  const career = {
    ...{ entry: "career", kind: "page", language: "en", path: "/career", title: "Career" },
    ...{ description: "", values: { keywords: "jobs vacancies Career" }, sections: [] },
  } as unknown as PageDocument;
  const footer = [{ key: "a", label: "Careers", url: "/career" }];
  const [found] = findOnPage(career, "/en/career", "", {
    menus: { menu: [], actions: [], footer },
  });
  expect(found).toMatchObject({ kind: "page", names: ["Careers", "jobs", "vacancies"] });
  expect(found).not.toHaveProperty("words");
});

test("what is written with a letter and a hyphen is found as one word, too", () => {
  const menus = { menu: [], actions: [], footer: [] };
  const of = (page: object) => {
    const rest = { entry: "e", path: "/x", description: "", values: {}, sections: [] };
    return findOnPage({ ...rest, ...page } as unknown as PageDocument, "/x", "", { menus });
  };
  const contact = {
    ...{ kind: "page", language: "de", title: "Kontakt", values: { keywords: "Telefon E-Mail" } },
    description: "Ihre E-Mail-Adresse, E-Mails und UI-Design",
  };
  const invoices = {
    ...{ kind: "help-article", language: "tr", title: "e-\u2060Fatura" },
    ...{ description: "e-arşiv faturası", values: { keywords: "fatura" } },
  };
  expect(of(contact)).toMatchObject([{ names: ["Telefon", "E-Mail"], words: "EMail EMails" }]);
  expect(of(invoices)).toMatchObject([{ words: "fatura eFatura earşiv" }]);
  const find = createFinder([...of(contact), ...of(invoices)]);
  const titles = (query: string) =>
    find(query).flatMap(({ entries }) => entries.map((e) => e.title));
  expect(titles("email")).toEqual(["Kontakt"]);
  expect(titles("efatura")).toEqual(["e-\u2060Fatura"]);
  expect(titles("EARŞİV")).toEqual(["e-\u2060Fatura"]);
});
