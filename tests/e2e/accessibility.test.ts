import { barriersOn } from "./barriers.ts";
import { controls } from "./contact-form-of.ts";
import { expect, test } from "./fixtures.ts";

/** Every page at rest is looked at in pages.test.ts; here is what comes up while it is used. */
const themes = ["light", "dark"] as const;

test.for(themes)(
  "a form that was not filled in is without barriers, %s",
  async (theme, { comes }) => {
    const visitor = await comes({ colorScheme: theme, reducedMotion: "reduce" });
    await visitor.opens("/contact", "de");
    await visitor.sendsContactForm();
    const { messageAt } = visitor.contactForm();
    for (const control of controls) await expect.poll(() => messageAt(control)).not.toBe("");
    expect(await barriersOn(visitor.page)).toEqual([]);
  },
);

test.for(themes)(
  "a toast is without barriers, %s",
  async (theme, { comes, site, onTestFinished }) => {
    const visitor = await comes({ colorScheme: theme, reducedMotion: "reduce" });
    visitor.expectsComplaint(/ERR_CONNECTION_REFUSED/);
    visitor.expectsComplaint(/console\.error: TypeError/);
    await visitor.opens("/", "de");
    await visitor.emailField().focus();
    await visitor.hasToken();
    onTestFinished(site.start);
    await site.stop();
    await visitor.leavesAddress("nobody@visitor.example");
    await visitor.seesToast("error");
    expect(await barriersOn(visitor.page)).toEqual([]);
  },
);

test.for(themes)("open menus are without barriers, %s", async (theme, { comes }) => {
  const visitor = await comes({ colorScheme: theme, reducedMotion: "reduce" });
  await visitor.opens("/", "en");
  const t = visitor.words();
  for (const name of [t("layout.language"), t("layout.theme")]) {
    const button = visitor.menuButton(name);
    await button.click();
    expect(await barriersOn(visitor.page)).toEqual([]);
    await button.click();
  }
});
