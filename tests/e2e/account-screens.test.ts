import { decodeHTML } from "entities";
import { localizedPath } from "#platform/language/localized-path.ts";
import { accountOf, addPerson, password } from "./account-of.ts";
import { barriersInBothThemes, barriersOn } from "./barriers.ts";
import { seenMessageOf } from "./contact-form-of.ts";
import { expect, test } from "./fixtures.ts";
import { hold, scripts } from "./hold.ts";
import { inTurn } from "./in-turn.ts";
import { mailTo } from "./mail-to.ts";
import { widthOf } from "./walk-through.ts";
import { languageCodes, wordsOf } from "./words.ts";

const screens = [
  "profile",
  "security",
  "notifications",
  "wishlist",
  "payment-details",
  "order-history",
  "projects",
  "delete-profile",
];

test("the account's screens are without barriers and fit 320 px, and hold nobody's data before the server is asked", async ({
  visitor,
  site,
}) => {
  const { email } = await addPerson(site, { confirmed: false });
  const account = accountOf(visitor);
  await visitor.opens("/auth/sign-in", "tr");
  await account.signsIn(email);
  await account.menu().waitFor();
  const { width, height } = visitor.page.viewportSize() ?? { width: 0, height: 0 };
  expect(width).toBeGreaterThan(320);
  const shown = screens.flatMap((screen, turn) => inTurn(turn).map((code) => ({ screen, code })));
  for (const { screen, code } of shown) {
    const answer = await visitor.opens(`/account/${screen}`, code);
    expect(await answer?.text()).not.toContain(email);
    const offered = account.main.getByRole("button").or(account.main.getByRole("link"));
    await expect.poll(() => offered.count()).toBeGreaterThan(0);
    await visitor.seesNo(wordsOf(code)("account.loading"));
    expect(await barriersInBothThemes(visitor.page), screen).toEqual([]);
    expect(await account.main.textContent()).not.toMatch(/undefined|\{\w+\}/);
    await visitor.page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => widthOf(visitor.page), { message: screen }).toBeLessThanOrEqual(320);
    await visitor.page.setViewportSize({ width, height });
  }
});

test.for(inTurn(2))(
  "a refused form says what is wrong beside its fields, in %s",
  async (code, { visitor }) => {
    visitor.expectsComplaint(/422/);
    visitor.expectsComplaint(/400/);
    const t = wordsOf(code);
    const account = accountOf(visitor);
    await visitor.opens("/auth/sign-up", code);
    await account.press(t("auth.signUpPage.send"));
    for (const name of ["name", "email", "password"] as const)
      await expect.poll(() => account.messageAt(name)).toBe(t(`auth.errors.${name}.required`));
    await account.types({ name: "Ayşe", email: "nobody", password: "short" });
    await expect.poll(() => account.messageAt("email")).toBe(t("auth.errors.email.required"));
    const seen = () => seenMessageOf(account.field("email"));
    await expect.poll(seen).toContain(`\n${t("forms.errors.email.example")}`);
    await expect
      .poll(() => account.messageAt("password"))
      .toBe(t("auth.errors.password.too_short"));
    await account.types({ email: "a@b.co", password: "Password1" });
    await account.press(t("auth.signUpPage.send"));
    await expect
      .poll(() => account.messageAt("password"))
      .toBe(t("auth.errors.password.too_common"));
    expect(await barriersOn(visitor.page)).toEqual([]);

    await visitor.opens("/auth/sign-in", code);
    await account.signsIn("nobody@visitor.example", "wrong password");
    await visitor.sees(t("auth.status.wrong"));
    expect(await barriersOn(visitor.page)).toEqual([]);
  },
);

// All the others are in features/accounts/return-address.test.ts.
test.for(["/\\evil.example", "javascript:alert(1)"])(
  "a return address %s leads to the profile",
  async (address, { visitor, site }) => {
    const { email } = await addPerson(site);
    await visitor.opens(`/auth/sign-in?returnUrl=${encodeURIComponent(address)}`, "en");
    await accountOf(visitor).signsIn(email);
    await visitor.seesHeading(wordsOf("en")("pages.profile.title"));
    expect(visitor.address().href).toBe(`${site.origin}/en/account/profile`);
  },
);

test("password managers find their way, and a password can be looked at", async ({ visitor }) => {
  const t = wordsOf("en");
  const account = accountOf(visitor);
  const complete = (name: "email" | "name" | "password") =>
    account.field(name).getAttribute("autocomplete");
  await visitor.opens("/auth/sign-up", "en");
  expect(await complete("name")).toBe("name");
  expect(await complete("email")).toBe("email");
  expect(await complete("password")).toBe("new-password");
  await visitor.opens("/auth/sign-in", "en");
  expect(await complete("email")).toBe("username");
  expect(await complete("password")).toBe("current-password");
  await account.types({ password });
  const type = () => account.field("password").getAttribute("type");
  expect(await type()).toBe("password");
  await account.press(t("auth.showPassword"));
  await expect.poll(type).toBe("text");
  await account.press(t("auth.hidePassword"));
  expect(await type()).toBe("password");
  expect(await account.field("password").inputValue()).toBe(password);
});

test("name and language are saved; a new address counts once it is confirmed", async ({
  visitor,
  site,
  mailServer,
}) => {
  const { email } = await addPerson(site, { language: "de", confirmed: false });
  const next = `${crypto.randomUUID()}@visitor.example`;
  const t = wordsOf("de");
  const account = accountOf(visitor);
  await visitor.opens("/account/profile", "de");
  await account.signsIn(email);
  await visitor.sees(t("account.profile.unconfirmed"));
  await account.press(t("account.profile.sendAgain"));
  await visitor.sees(t("account.profile.sentAgain"));
  await account.types({ firstName: "İrem" });
  await account.press(t("account.save"));
  await visitor.sees(t("account.saved"));
  await expect.poll(() => account.menu().textContent()).toContain("İY");

  await account.main.getByText(t("account.profile.newEmail")).click();
  await account.types({ email: next, currentPassword: password });
  await account.press(t("account.profile.move"));
  await visitor.sees(t("account.profile.pending", { email: next }));
  await mailTo(mailServer, email);
  const { parsed } = await mailTo(mailServer, next);
  const [link = ""] = /https?:\/\/\S+\?token=\S+/.exec(parsed.text ?? "") ?? [];
  await visitor.page.goto(site.here(link));
  await visitor.waitsUntilInteractive();
  await account.press(t("auth.confirmPage.send"));
  await visitor.sees(t("auth.confirmPage.done"));
  await account.main.getByRole("link", { name: t("auth.confirmPage.toProfile") }).click();
  await visitor.sees(t("account.profile.current", { email: next }));
  await visitor.sees(t("account.profile.confirmed"));
});

test("mails are switched on and off", async ({ visitor, site, mailServer }) => {
  const { email } = await addPerson(site);
  const t = wordsOf("tr");
  const account = accountOf(visitor);
  await visitor.opens("/account/notifications");
  await account.signsIn(email);
  const choice = (name: "signIn" | "news") =>
    account.main.getByRole("checkbox", { name: t(`account.notifications.${name}`) });
  await choice("news").check();
  await choice("signIn").uncheck();
  await account.press(t("account.save"));
  await visitor.sees(t("account.saved"));
  await visitor.sees(t("account.notifications.waiting"));
  await mailTo(mailServer, email);
  await visitor.reloads();
  await expect.poll(() => choice("news").isChecked()).toBe(true);
  await expect.poll(() => choice("signIn").isChecked()).toBe(false);
});

test("whoever has a one-time password chooses one of their own first", async ({
  visitor,
  site,
}) => {
  const { email } = await addPerson(site, { mustChangePassword: true, role: "Admin" });
  const t = wordsOf("en");
  const account = accountOf(visitor);
  visitor.expectsComplaint(/403/);
  await visitor.opens("/auth/sign-in?returnUrl=/en/contact", "en");
  await account.signsIn(email);
  await visitor.seesHeading(t("pages.security.title"));
  await visitor.sees(t("account.ownPasswordFirst"));
  await account.types({ currentPassword: password, newPassword: "a password of my own" });
  await account.press(t("account.security.change"));
  await visitor.sees(t("account.security.sessionsHeading"));
  await visitor.seesNo(t("account.ownPasswordFirst"));
});

test("a stranger sees the way in and a person with a session the account, before the site's code too", async ({
  visitor,
  site,
}) => {
  const { email } = await addPerson(site);
  const t = wordsOf("en");
  const { page } = visitor;
  const account = accountOf(visitor);
  const navigation = account.main.getByRole("navigation", { name: t("account.navigation") });
  const wayIn = account.main.getByText(t("auth.signInPage.first"));
  const opensSlowly = async () => {
    const release = await hold(visitor.context, scripts);
    await page.goto("/en/account/profile", { waitUntil: "commit" });
    await visitor.seesHeading(t("pages.profile.title"));
    return async () => {
      release();
      await visitor.waitsUntilInteractive();
    };
  };

  let goesOn = await opensSlowly();
  for (const look of ["before", "after"]) {
    if (look === "after") await goesOn();
    await expect.poll(() => wayIn.isVisible(), { message: look }).toBe(true);
    expect(await navigation.isVisible(), look).toBe(false);
  }
  await account.signsIn(email);
  await visitor.sees(t("account.profile.details"));
  await navigation.waitFor();

  goesOn = await opensSlowly();
  await navigation.waitFor();
  expect(await wayIn.isVisible()).toBe(false);
  await goesOn();
  await visitor.sees(t("account.profile.details"));
  expect(await wayIn.count()).toBe(0);
});

test.for(inTurn(0))(
  "the page for a new password without a mail's link leads to a new one, in %s",
  async (code, { visitor }) => {
    const t = wordsOf(code);
    const account = accountOf(visitor);
    await visitor.opens("/auth/reset-password", code);
    await visitor.sees(t("auth.resetPage.noLink"));
    expect(await account.field("newPassword").count()).toBe(0);
    expect(await barriersOn(visitor.page)).toEqual([]);
    await account.main.getByRole("link", { name: t("auth.resetPage.again") }).click();
    await visitor.seesHeading(t("auth.forgotPage.heading"));
  },
);

test.for(inTurn(1))(
  "the page that confirms an address leads to the profile when no mail's link led there, in %s",
  async (code, { visitor }) => {
    const t = wordsOf(code);
    await visitor.opens("/auth/confirm-email", code);
    await visitor.sees(t("auth.confirmPage.noLink"));
    const { main } = accountOf(visitor);
    expect(await main.getByRole("button", { name: t("auth.confirmPage.send") }).count()).toBe(0);
    expect(await barriersOn(visitor.page)).toEqual([]);
    await main.getByRole("link", { name: t("auth.confirmPage.toProfile") }).click();
    await visitor.page.waitForURL(`**${localizedPath("/account/profile", code)}`);
  },
);

test("a visitor without an account asks nobody who is there", async ({ visitor }) => {
  const asked: string[] = [];
  visitor.page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await visitor.opens("/", "en");
  await accountOf(visitor).wayIn().click();
  await visitor.seesHeading(wordsOf("en")("auth.signInPage.heading"));
  expect(asked).not.toContain("/api/session");
  expect(await visitor.context.cookies()).toEqual([]);
});

test("without JavaScript the account says what it needs, and sends no password anywhere", async ({
  comes,
}) => {
  const visitor = await comes({ javaScriptEnabled: false });
  for (const code of languageCodes) {
    const t = wordsOf(code);
    for (const path of ["/account/profile", "/auth/sign-in"]) {
      // Read from the answer: the browser under test shows no `noscript`, although it runs no script.
      const answer = await visitor.opens(path, code);
      const [, said] =
        /<noscript><p[^>]*>(.*?)<\/p><\/noscript>/.exec((await answer?.text()) ?? "") ?? [];
      expect(decodeHTML(said ?? "")).toBe(t("auth.needsScript"));
    }
    const button = accountOf(visitor).main.getByRole("button", { name: t("auth.signInPage.send") });
    expect(await button.isDisabled()).toBe(true);
  }
});
