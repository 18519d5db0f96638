import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { site } from "#features/content/site.ts";
import { allMessages } from "#features/i18n/all-messages.ts";
import { languageOf } from "#features/i18n/languages.ts";
import { Translations } from "#features/i18n/translations.tsx";
import { StoreBadges } from "./store-badges.tsx";

const apps = { ...site.apps };
afterEach(() => void Object.assign(site.apps, apps));

const badges = () =>
  renderToStaticMarkup(
    <Translations language={languageOf("en")} messages={allMessages.en}>
      <StoreBadges />
    </Translations>,
  );

test("a company without an app has no badges", () => {
  Object.assign(site.apps, { appStore: "", googlePlay: "" });
  expect(badges()).toBe("");
});

test("a store that is to have the app says so, and leads nowhere", () => {
  Object.assign(site.apps, { appStore: "soon", googlePlay: "" });
  expect(badges()).toContain("App Store: coming soon");
  expect(badges()).not.toContain("href");
});

test("there is a badge for each store that has the app", () => {
  Object.assign(site.apps, { appStore: "https://apps.example/1", googlePlay: "" });
  expect(badges()).toContain('href="https://apps.example/1"');
  expect(badges()).toContain(allMessages.en.footer.appStore);
  expect(badges()).not.toContain(allMessages.en.footer.googlePlay);
});
