import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { MenuItem } from "#platform/content/navigation-schema.ts";
import { allMessages } from "#platform/language/all-messages.ts";
import { languageOf } from "#platform/language/languages.ts";
import { Translations } from "#platform/language/translations.tsx";
import { MainMenu } from "./main-menu.tsx";

const words = allMessages.en.nav;
const items: MenuItem[] = [
  { key: "contact", label: "contact", url: "/contact" },
  {
    key: "about",
    label: "about",
    children: [
      { key: "team", label: "team", url: "/team", parentKey: "about" },
      { key: "career", label: "career", url: "/career", parentKey: "about", badge: "jobs" },
    ],
  },
  {
    key: "auth",
    label: "auth",
    children: [
      { key: "signIn", label: "signIn", url: "/auth/sign-in", target: "_blank" },
      { key: "forgot", label: "forgot", url: "/auth/forgot-password", target: "_blank" },
    ],
  },
];

function menuAt(path: string): Document {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <Translations language={languageOf("en")} messages={allMessages.en}>
        <MainMenu items={items} actions={[{ key: "buyNow", label: "buyNow", url: "/pricing" }]} />
      </Translations>
    </MemoryRouter>,
  );
  return new DOMParser().parseFromString(html, "text/html");
}

const marked = (path: string) =>
  [...menuAt(path).querySelectorAll("[aria-current]")].map(
    (element) => element.getAttribute("aria-label") ?? element.firstChild?.textContent,
  );

test("the shown page's entry and its parent are marked, and nothing else", () => {
  expect(marked("/en/team")).toEqual([words.about, words.team]);
  expect(marked("/en/contact")).toEqual([words.contact]);
  expect(marked("/en/imprint")).toEqual([]);
});

test("entries keep the language, open where they should and carry their badge", () => {
  const link = (path: string) => menuAt("/en").querySelector(`a[href="${path}"]`);
  expect(link("/en/auth/sign-in")?.getAttribute("target")).toBe("_blank");
  expect(link("/en/team")?.getAttribute("target")).toBeNull();
  expect(link("/en/career")?.textContent).toBe(`${words.career}2 jobs`);
  expect(link("/en/pricing")?.textContent).toBe(words.buyNow);
});
