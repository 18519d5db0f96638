import { languages } from "#platform/language/languages.ts";
import { contactHeading } from "../support/entry-words.ts";
import { expect, test } from "./fixtures.ts";
import { hold, scripts } from "./hold.ts";
import { storedRubbish } from "./stored-rubbish.ts";
import { watchFrames } from "./watch-frames.ts";
import { wordsOf } from "./words.ts";

const others = languages.filter(({ prefix }) => prefix !== "");

test.for(others)(
  "choosing $name keeps page, query and anchor, and is remembered",
  async (language, { visitor }) => {
    await visitor.opens("/contact?from=card#offices-heading");
    await visitor.choosesLanguage(language.code, language.name);
    await visitor.seesHeading(contactHeading(language.code));
    const { pathname, search, hash } = visitor.address();
    expect(pathname + search + hash).toBe(`${language.prefix}/contact?from=card#offices-heading`);
    expect(await visitor.stored("language")).toBe(JSON.stringify({ code: language.code }));
  },
);

test("choosing Türkçe leads back to the bare address", async ({ visitor }) => {
  await visitor.opens("/contact", "de");
  await visitor.choosesLanguage("tr", "Türkçe");
  expect(visitor.address().pathname).toBe("/contact");
  expect(await visitor.stored("language")).toBe('{"code":"tr"}');
});

test("a page with an address of its own in each language is followed there, by choice and by a choice made before", async ({
  visitor,
}) => {
  const [turkish, german] = [
    "/blog/hazir-yazilim-mi-ozel-yazilim-mi",
    "/de/blog/standardsoftware-oder-individualsoftware",
  ];
  await visitor.opens(turkish);
  await visitor.choosesLanguage("de", "Deutsch");
  expect(visitor.address().pathname).toBe(german);
  await visitor.page.goto(turkish);
  await visitor.page.waitForURL(`**${german}`);
  await visitor.waitsUntilInteractive();
});

test("a language can be chosen before the site's code has arrived", async ({ visitor }) => {
  const release = await hold(visitor.context, scripts);
  await visitor.page.goto("/?a=1", { waitUntil: "commit" });
  const t = wordsOf("tr");
  await visitor.opensMenu(t("layout.language"));
  await visitor.page.getByRole("link", { name: "English", exact: true }).click();
  await visitor.page.waitForURL("**/en?a=1", { waitUntil: "commit" });
  expect(await visitor.stored("language")).toBe('{"code":"en"}');
  release();
  await visitor.waitsUntilInteractive();
});

test("at a bare address nothing Turkish is painted for a visitor who chose English", async ({
  visitor,
}) => {
  await visitor.opens("/", "en");
  await visitor.choosesLanguage("en", "English");
  const framesShown = await watchFrames(visitor.page);
  await visitor.page.goto("/contact?from=card#offices-heading", { waitUntil: "commit" });
  await visitor.page.waitForURL("**/en/contact?from=card#offices-heading");
  await visitor.waitsUntilInteractive();
  const paths = (await framesShown()).map(({ path }) => path);
  expect([...new Set(paths)]).toEqual(["/en/contact"]);
});

test("the way back leads past the bare address that was skipped", async ({ visitor }) => {
  await visitor.opens("/error", "de").catch(() => {});
  visitor.expectsComplaint(/404/);
  await visitor.page.evaluate(() => localStorage.setItem("language", '{"code":"de"}'));
  await visitor.opens("/contact");
  await visitor.page.waitForURL("**/de/contact");
  await visitor.page.goBack();
  await expect.poll(() => visitor.address().pathname).toBe("/de/error");
});

test("an address with a prefix shows its language, whatever was chosen", async ({ visitor }) => {
  await visitor.opens("/contact");
  await visitor.page.evaluate(() => localStorage.setItem("language", '{"code":"de"}'));
  await visitor.opens("/contact", "en");
  await visitor.seesHeading(contactHeading("en"));
  expect(visitor.address().pathname).toBe("/en/contact");
});

test("rubbish in the storage changes nothing", async ({ visitor }) => {
  await visitor.opens("/");
  for (const rubbish of storedRubbish) {
    await visitor.page.evaluate((text) => {
      localStorage.setItem("language", text);
      sessionStorage.setItem("draft-contact", text);
      sessionStorage.setItem("draft-email", text);
    }, rubbish);
    await visitor.opens("/contact");
    expect(visitor.address().pathname, rubbish).toBe("/contact");
    await visitor.seesHeading(contactHeading("tr"));
  }
});

test("the site works where the storage is blocked", async ({ visitor }) => {
  await visitor.page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  });
  await visitor.opens("/contact");
  await visitor.choosesTheme("dark");
  await expect.poll(visitor.theme).toBe("dark");
  await visitor.choosesLanguage("en", "English");
  await visitor.seesHeading(contactHeading("en"));
});
