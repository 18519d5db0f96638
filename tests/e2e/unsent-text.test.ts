import { wholeSite as facts } from "#platform/content/whole-site.server.ts";
import { homeWords } from "../support/entry-words.ts";
import { aFilling } from "./contact-form-of.ts";
import { expect, test } from "./fixtures.ts";
import { hold, scripts } from "./hold.ts";
import { wordsOf } from "./words.ts";

test("typed text survives a reload and a change of language", async ({ visitor }) => {
  await visitor.opens("/contact");
  const filling = aFilling();
  await visitor.fillsIn(filling);
  await visitor.reloads();
  await expect.poll(() => visitor.contactForm().texts()).toEqual(filling);
  await visitor.choosesLanguage("de", "Deutsch");
  await expect.poll(() => visitor.contactForm().texts()).toEqual(filling);
  await visitor.choosesLanguage("en", "English");
  await expect.poll(() => visitor.contactForm().texts()).toEqual(filling);
});

test("typed text survives a walk through the site", async ({ visitor }) => {
  await visitor.opens("/contact", "en");
  const filling = aFilling();
  await visitor.fillsIn(filling);
  const t = visitor.words();
  const menu = visitor.page.getByRole("navigation", { name: t("layout.mainMenu") });
  const name = t("layout.logo", { name: facts.name.en });
  await visitor.page.getByRole("banner").getByRole("link", { name, exact: true }).click();
  await visitor.seesHeading(homeWords("en")("sections.hero.heading"));
  await menu.getByRole("link", { name: t("layout.contact") }).click();
  await expect.poll(() => visitor.contactForm().texts()).toEqual(filling);
});

test("what is typed before the site's code has arrived counts", async ({ visitor, site }) => {
  const release = await hold(visitor.context, scripts);
  await visitor.page.goto("/en/contact", { waitUntil: "commit" });
  const filling = aFilling();
  await visitor.fillsIn(filling);
  release();
  await visitor.waitsUntilInteractive();
  await expect.poll(() => visitor.contactForm().texts()).toEqual(filling);
  await visitor.sendsContactForm();
  await visitor.seesToast("success");
  const rows = site.data.selectFrom("contact_message").where("email", "=", filling.email);
  expect(await rows.select("name").execute()).toEqual([{ name: filling.name }]);
});

test("what is typed before the code has arrived survives a change of language", async ({
  visitor,
}) => {
  const release = await hold(visitor.context, scripts);
  await visitor.page.goto("/contact", { waitUntil: "commit" });
  const filling = aFilling();
  await visitor.fillsIn(filling);
  await visitor.opensMenu(wordsOf("tr")("layout.language"));
  await visitor.page.getByRole("link", { name: "Deutsch", exact: true }).click();
  await visitor.page.waitForURL("**/de/contact", { waitUntil: "commit" });
  release();
  await visitor.waitsUntilInteractive();
  await expect.poll(() => visitor.contactForm().texts()).toEqual(filling);
});

test("the hero's address survives too, and is forgotten once it was sent", async ({ visitor }) => {
  await visitor.opens("/");
  const address = `${crypto.randomUUID()}@visitor.example`;
  await visitor.emailField().fill(address);
  await visitor.choosesLanguage("en", "English");
  await expect.poll(() => visitor.emailField().inputValue()).toBe(address);
  await visitor.leavesAddress(address);
  await visitor.seesToast("success");
  await visitor.reloads();
  expect(await visitor.emailField().inputValue()).toBe("");
});
