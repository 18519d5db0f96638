import { wholeSite as facts } from "#platform/content/whole-site.server.ts";
import { expect, test } from "./fixtures.ts";

test("the first stop of the keyboard leads over the header to the content", async ({ visitor }) => {
  await visitor.opens("/contact", "en");
  const skipLink = visitor.page.getByRole("link", { name: visitor.words()("layout.skip") });
  await visitor.page.keyboard.press("Tab");
  await expect
    .poll(() => skipLink.evaluate((element) => element === document.activeElement))
    .toBe(true);
  await expect.poll(async () => (await skipLink.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await visitor.page.keyboard.press("Enter");
  const main = visitor.page.getByRole("main");
  await expect.poll(() => main.evaluate((e) => e === document.activeElement)).toBe(true);
});

test("a menu opens, is walked through and closes by keyboard", async ({ visitor }) => {
  await visitor.opens("/", "en");
  const t = visitor.words();
  const { keyboard } = visitor.page;
  const button = visitor.menuButton(t("layout.language"));
  const choice = visitor.page.getByRole("link", { name: "Türkçe", exact: true });
  await button.focus();
  await keyboard.press("Enter");
  await choice.waitFor({ state: "visible" });
  await keyboard.press("Tab");
  await expect
    .poll(() => choice.evaluate((element) => element === document.activeElement))
    .toBe(true);
  await keyboard.press("Escape");
  await choice.waitFor({ state: "hidden" });
  await expect
    .poll(() => button.evaluate((element) => element === document.activeElement))
    .toBe(true);
});

test("the theme is chosen by keyboard", async ({ visitor }) => {
  await visitor.opens("/", "de");
  const t = visitor.words();
  await visitor.menuButton(t("layout.theme")).focus();
  await visitor.page.keyboard.press("Enter");
  await visitor.page.getByRole("button", { name: t("layout.themes.dark"), exact: true }).focus();
  await visitor.page.keyboard.press("Space");
  await expect.poll(visitor.theme).toBe("dark");
});

test("who sends by keyboard has the button again when it could not be sent", async ({
  visitor,
  site,
  onTestFinished,
}) => {
  visitor.expectsComplaint(/ERR_CONNECTION_REFUSED/);
  await visitor.opens("/", "de");
  await visitor.emailField().fill("nobody@visitor.example");
  await visitor.hasToken();
  onTestFinished(site.start);
  await site.stop();
  const send = visitor.page.getByRole("button", {
    name: visitor.words()("forms.emailCapture.send"),
  });
  await send.focus();
  await visitor.page.keyboard.press("Enter");
  await visitor.seesToast("error");
  await expect
    .poll(() => send.evaluate((element) => element === document.activeElement))
    .toBe(true);
});

test("the contact form is filled in and sent by keyboard alone", async ({ visitor }) => {
  await visitor.opens("/contact", "en");
  const { keyboard } = visitor.page;
  await visitor.contactForm().field("name").focus();
  for (const text of ["Ayşe", "ayse@visitor.example", "0", "Örnek", "Merhaba"]) {
    await keyboard.type(text);
    await keyboard.press("Tab");
  }
  // The next stop is the link to what happens with all this.
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await visitor.seesToast("success");
});

test("the header stays in view once the page is scrolled by more than 400 px", async ({
  comes,
}) => {
  const visitor = await comes({ reducedMotion: "reduce", viewport: { width: 1280, height: 500 } });
  await visitor.opens("/contact", "en");
  const name = visitor.words()("layout.logo", { name: facts.name.en });
  const logo = visitor.page.getByRole("banner").getByRole("link", { name });
  const top = async () => (await logo.boundingBox())?.y ?? Number.NaN;
  await visitor.page.evaluate(() => scrollTo(0, 400));
  await expect.poll(top).toBeLessThan(0);
  await visitor.page.evaluate(() => scrollTo(0, 401));
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await visitor.page.evaluate(() => scrollTo(0, 400));
  await expect.poll(top).toBeLessThan(0);
});
