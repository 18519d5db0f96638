import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ShellProvider } from "#platform/content/shell-provider.tsx";
import type { MenuItem } from "#platform/content/site-shell.ts";
import { allMessages } from "#platform/language/all-messages.ts";
import { languageOf } from "#platform/language/languages.ts";
import { Translations } from "#platform/language/translations.tsx";
import { seedSite } from "#tests/support/seed-site.ts";
import { MainMenu } from "./main-menu.tsx";

const words = allMessages.en.nav;
const items: MenuItem[] = [
  { key: "contact", label: words.contact, url: "/contact" },
  {
    key: "about",
    label: words.about,
    children: [
      { key: "team", label: words.team, url: "/team", remark: words.teamRemark },
      { key: "career", label: words.career, url: "/career", badge: 2 },
    ],
  },
  {
    key: "help",
    label: words.helpGroup,
    children: [
      { key: "faq", label: words.faq, url: "/faq", column: words.docs },
      {
        key: "soon",
        label: words.comingSoon,
        url: "/coming-soon",
        target: "_blank",
      },
    ],
  },
  { key: "news", label: words.blog, audience: "stranger", url: "/blog" },
  { key: "auth", label: words.auth, audience: "stranger", isAccount: true, url: "/auth/sign-in" },
];

const site = seedSite("en");
const shell = { ...site, menus: { ...site.menus, menu: items } };

function menuAt(path: string): Document {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <Translations language={languageOf("en")} messages={allMessages.en}>
        <ShellProvider shell={shell}>
          <MainMenu items={items} />
        </ShellProvider>
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
  expect(marked("/en/career/single")).toEqual([words.about]);
  expect(marked("/en/imprint")).toEqual([]);
});

test("entries keep the language, open where they should and carry their badge", () => {
  const link = (path: string) => menuAt("/en").querySelector(`a[href="${path}"]`);
  expect(link("/en/coming-soon")?.getAttribute("target")).toBe("_blank");
  expect(link("/en/team")?.getAttribute("target")).toBeNull();
  expect(link("/en/career")?.textContent).toBe(`${words.career}2 jobs`);
});

test("an entry stands below the name of its column; what is of the account is not in the row", () => {
  const list = menuAt("/en").querySelector('a[href="/en/faq"]')?.closest("ul");
  const name = list?.getAttribute("aria-labelledby");
  expect(menuAt("/en").getElementById(name ?? "")?.textContent).toBe(words.docs);
  expect(menuAt("/en").querySelector('a[href="/en/auth/sign-in"]')).toBeNull();
  const forSome = menuAt("/en").querySelectorAll('[data-audience="stranger"]');
  expect([...forSome].map((entry) => entry.textContent)).toEqual([words.blog]);
});

test("a remark stands below an entry's name and is no part of it", () => {
  const link = menuAt("/en").querySelector('a[href="/en/team"]');
  expect(link?.textContent).toBe(words.team);
  expect(link?.nextElementSibling?.textContent).toBe(words.teamRemark);
});
