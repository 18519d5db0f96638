import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { site } from "#platform/content/site.ts";
import { allMessages } from "#platform/language/all-messages.ts";
import { languageOf } from "#platform/language/languages.ts";
import { Translations } from "#platform/language/translations.tsx";
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
