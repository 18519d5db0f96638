import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ShellProvider } from "#platform/content/shell-provider.tsx";
import { allMessages } from "#platform/language/all-messages.ts";
import { languageOf } from "#platform/language/languages.ts";
import { Translations } from "#platform/language/translations.tsx";
import { seedSite } from "#tests/support/seed-site.ts";
import { StoreBadges } from "./store-badges.tsx";

const { facts, ...shell } = seedSite("en");

const badgesOf = (apps: typeof facts.apps) =>
  renderToStaticMarkup(
    <Translations language={languageOf("en")} messages={allMessages.en}>
      <ShellProvider shell={{ ...shell, facts: { ...facts, apps } }}>
        <StoreBadges />
      </ShellProvider>
    </Translations>,
  );

test("a company without an app has no badges", () => {
  expect(badgesOf({ appStore: "", googlePlay: "" })).toBe("");
});

test("a store that is to have the app says so, and leads nowhere", () => {
  const badges = badgesOf({ appStore: "soon", googlePlay: "" });
  expect(badges).toContain("App Store: coming soon");
  expect(badges).not.toContain("href");
});

test("there is a badge for each store that has the app", () => {
  const badges = badgesOf({ appStore: "https://apps.example/1", googlePlay: "" });
  expect(badges).toContain('href="https://apps.example/1"');
  expect(badges).toContain(allMessages.en.footer.appStore);
  expect(badges).not.toContain(allMessages.en.footer.googlePlay);
});
