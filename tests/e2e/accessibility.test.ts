import { barriersInBothThemes } from "./barriers.ts";
import { controls } from "./contact-form-of.ts";
import { expect, test } from "./fixtures.ts";

/** Every page at rest is looked at in pages.test.ts; here is what comes up while it is used. */
const reducedMotion = "reduce";

test("a form that was not filled in is without barriers", async ({ comes }) => {
  const visitor = await comes({ reducedMotion });
  await visitor.opens("/contact", "de");
  await visitor.sendsContactForm();
  const { messageAt } = visitor.contactForm();
  for (const control of controls) await expect.poll(() => messageAt(control)).not.toBe("");
  expect(await barriersInBothThemes(visitor.page)).toEqual([]);
});

test("a toast is without barriers", async ({ comes, site, onTestFinished }) => {
  const visitor = await comes({ reducedMotion });
  visitor.expectsComplaint(/ERR_CONNECTION_REFUSED/);
  await visitor.opens("/", "de");
  await visitor.emailField().focus();
  await visitor.hasToken();
  onTestFinished(site.start);
  await site.stop();
  await visitor.leavesAddress("nobody@visitor.example");
  await visitor.seesToast("error");
  // It stays while the mouse is on it.
  const title = visitor.words()("toasts.errorTitle");
  await visitor.page.getByRole("alert").filter({ hasText: title }).hover();
  expect(await barriersInBothThemes(visitor.page)).toEqual([]);
  await visitor.seesToast("error");
});

test("open menus are without barriers", async ({ comes }) => {
  const visitor = await comes({ reducedMotion });
  await visitor.opens("/", "en");
  const t = visitor.words();
  for (const name of [t("layout.language"), t("layout.theme")]) {
    const button = visitor.page.getByRole("button", { name });
    await button.click();
    expect(await barriersInBothThemes(visitor.page, "header.header")).toEqual([]);
    await button.click();
  }
});

test("the open menu of small screens is without barriers", async ({ comes }) => {
  const visitor = await comes({ reducedMotion, viewport: { width: 360, height: 740 } });
  await visitor.opens("/", "de");
  await visitor.opensMenu(visitor.words()("layout.openMenu"));
  const groups = visitor.page.locator("#small-screen-menu summary").filter({ visible: true });
  for (const group of await groups.all()) await group.click();
  expect(await barriersInBothThemes(visitor.page)).toEqual([]);
});

test("an open group of the main menu is without barriers", async ({ comes }) => {
  const visitor = await comes({ reducedMotion });
  await visitor.opens("/contact", "en");
  const name = visitor.words()("layout.mainMenu");
  const menu = visitor.page.getByRole("navigation", { name });
  for (const group of await menu.getByRole("button").all()) {
    await group.click();
    expect(await barriersInBothThemes(visitor.page, "header.header")).toEqual([]);
    await visitor.page.keyboard.press("Escape");
  }
});
