import { localizedPath } from "#platform/language/localized-path.ts";
import { contactHeading, noticeHeading } from "../support/entry-words.ts";
import { accountOf, addPerson, password } from "./account-of.ts";
import { expect, test } from "./fixtures.ts";
import { inTurn } from "./in-turn.ts";
import { leftIn } from "./left-in.ts";
import { mailTo } from "./mail-to.ts";
import { wordsOf } from "./words.ts";

const newAddress = () => `${crypto.randomUUID()}@visitor.example`;
const linkIn = (text = "") => /https?:\/\/\S+\?token=\S+/.exec(text)?.[0] ?? "";

test.for(inTurn(0))(
  "sign up, confirm by the mail's link, sign in and be led back, in %s",
  async (code, { visitor, site, mailServer }) => {
    const email = newAddress();
    const t = wordsOf(code);
    const account = accountOf(visitor);
    await visitor.opens("/auth/sign-up", code);
    await account.types({ name: "Ayşe Nur Yılmaz", email, password });
    await account.press(t("auth.signUpPage.send"));
    await visitor.sees(t("auth.signUpPage.doneHeading"));

    const { parsed } = await mailTo(mailServer, email);
    await visitor.page.goto(site.here(linkIn(parsed.text)));
    expect(visitor.address().pathname).toBe(localizedPath("/auth/confirm-email", code));
    await visitor.waitsUntilInteractive();
    await account.press(t("auth.confirmPage.send"));
    await visitor.sees(t("auth.confirmPage.done"));

    const wanted = `${localizedPath("/contact", code)}?from=account#offices`;
    await visitor.opens(`/auth/sign-in?returnUrl=${encodeURIComponent(wanted)}`, code);
    await account.signsIn(email);
    await visitor.seesHeading(contactHeading(code));
    const { pathname, search, hash } = visitor.address();
    expect(pathname + search + hash).toBe(wanted);

    await account.opensMenu();
    await visitor.page
      .getByRole("banner")
      .getByRole("link", { name: t("nav.profile"), exact: true })
      .last()
      .click();
    await visitor.seesHeading(t("pages.profile.title"));
    await visitor.sees(t("account.profile.confirmed"));
    await expect.poll(() => account.field("firstName").inputValue()).toBe("Ayşe Nur");

    // A member is shown the account and no way in; the sign-in screen leads on.
    const banner = visitor.page.getByRole("banner");
    const mayJoin = () => banner.getByRole("link", { name: t("nav.signUpButton") }).isVisible();
    await expect.poll(mayJoin).toBe(false);
    await visitor.opens("/auth/sign-in?returnUrl=%2F%2Felsewhere.example", code);
    await visitor.seesHeading(t("pages.profile.title"));

    // Another tab with the same account empties as soon as this one signs out.
    const tab = await visitor.context.newPage();
    await tab.goto(localizedPath("/account/profile", code));
    const name = tab.getByRole("main").getByText("Ayşe Nur Yılmaz");
    await name.waitFor();
    await visitor.page.bringToFront();
    await account.signsOut();
    await visitor.seesHeading(noticeHeading("signed-out", code));
    expect(visitor.address().pathname).toBe(localizedPath("/pages-logout", code));
    await account.wayIn().waitFor();
    await tab.getByText(t("auth.signInPage.first")).waitFor();
    expect(await name.count()).toBe(0);
    await expect.poll(mayJoin).toBe(true);
    const names = (await visitor.context.cookies()).map(({ name }) => name);
    expect(names).not.toContain("auth-session");
    expect(names).not.toContain("signed-in");
  },
);

test("who signs out leaves neither the account's wishes nor what was typed in any open tab", async ({
  visitor,
  site,
}) => {
  const { page, context } = visitor;
  const account = accountOf(visitor);
  const { email } = await addPerson(site);
  await visitor.opens("/auth/sign-in", "en");
  await account.signsIn(email);
  await account.menu().waitFor();
  await visitor.opens("/shop/grid", "en");
  await page.getByRole("article").first().locator("[aria-pressed]").click();
  await expect.poll(() => visitor.stored("wishlist-account")).toMatch(/"owner":"[^"]+"/);
  expect(await visitor.stored("wishlist")).toMatch(/\d{4}/);

  const tab = await context.newPage();
  await tab.goto(localizedPath("/contact", "en"));
  const field = tab.getByRole("main").getByRole("textbox").first();
  await field.fill("Ayşe");
  const kept = "sessionStorage draft-contact";
  await expect.poll(() => leftIn({ page: tab, context })).toContain(kept);
  await tab
    .getByRole("banner")
    .getByRole("button", { name: visitor.words()("auth.menu") })
    .waitFor();

  // A page that shows no wishlist.
  await page.bringToFront();
  await visitor.opens("/contact", "en");
  await account.signsOut();
  await visitor.seesHeading(noticeHeading("signed-out", "en"));
  expect(await visitor.stored("wishlist-account")).toBeNull();
  expect(await visitor.stored("wishlist")).not.toMatch(/\d{4}/);
  await expect.poll(() => field.inputValue()).toBe("");
  expect(await leftIn({ page: tab, context })).not.toContain(kept);
});

test.for(inTurn(1))(
  "a changed password ends the sessions of other browsers, in %s",
  async (code, { comes, site, mailServer }) => {
    const { email } = await addPerson(site, { language: code });
    const t = wordsOf(code);
    const [here, there] = [await comes(), await comes()];
    there.expectsComplaint(/401/);
    for (const visitor of [here, there]) {
      await visitor.opens("/auth/sign-in", code);
      await accountOf(visitor).signsIn(email);
      await visitor.seesHeading(t("pages.profile.title"));
      expect(visitor.address().pathname).toBe(localizedPath("/account/profile", code));
    }
    await mailTo(mailServer, email);
    await here.opens("/account/security", code);
    const account = accountOf(here);
    const ends = account.main.getByRole("button", { name: t("account.security.endOthers") });
    await ends.waitFor();
    await account.types({ currentPassword: password, newPassword: "another evening" });
    await account.press(t("account.security.change"));
    await here.sees(t("account.security.changed"));
    await ends.waitFor({ state: "hidden" });

    const other = accountOf(there);
    // Whoever signs in before the new token is there is refused once; the page fetches it and sends again (send-json.ts).
    there.mayComplain(/403 .*\/api\/login/);
    await other.types({ firstName: "Eve" });
    await other.press(t("account.save"));
    await there.sees(t("auth.signInPage.first"));
    await other.signsIn(email, "another evening");
    await there.sees(t("account.profile.details"));
    await expect.poll(() => other.field("firstName").inputValue()).toBe("Ayşe");
  },
);

test.for(inTurn(2))(
  "a forgotten password is replaced by the mail's link, which works once, in %s",
  async (code, { visitor, site, mailServer }) => {
    visitor.expectsComplaint(/410/);
    const { email } = await addPerson(site, { language: code });
    const t = wordsOf(code);
    const account = accountOf(visitor);
    for (const address of [newAddress(), email]) {
      await visitor.opens("/auth/forgot-password", code);
      await account.types({ email: address });
      await account.press(t("auth.forgotPage.send"));
      await visitor.sees(t("auth.forgotPage.done"));
    }
    const { parsed } = await mailTo(mailServer, email);
    const link = site.here(linkIn(parsed.text));
    const set = async () => {
      await visitor.page.goto(link);
      await visitor.waitsUntilInteractive();
      await account.types({ newPassword: "another evening" });
      await account.press(t("auth.resetPage.send"));
    };
    await set();
    await visitor.sees(t("auth.resetPage.done"));
    await set();
    await visitor.sees(t("auth.status.gone"));

    await visitor.opens("/auth/sign-in", code);
    await account.signsIn(email, "another evening");
    await visitor.seesHeading(t("pages.profile.title"));
  },
);

test.for(inTurn(3))("an account is deleted for good, in %s", async (code, { visitor, site }) => {
  visitor.expectsComplaint(/422/);
  visitor.expectsComplaint(/400/);
  const { id, email } = await addPerson(site);
  const t = wordsOf(code);
  const account = accountOf(visitor);
  await visitor.opens("/account/delete-profile", code);
  await visitor.sees(t("auth.signInPage.first"));
  await account.signsIn(email);
  await visitor.sees(t("account.deletion.heading"));
  await account.types({ currentPassword: "wrong" });
  await account.press(t("account.deletion.confirm"));
  await expect
    .poll(() => account.messageAt("currentPassword"))
    .toBe(t("auth.errors.password.wrong"));
  await account.types({ currentPassword: password });
  await account.press(t("account.deletion.confirm"));
  await visitor.seesHeading(t("account.deletion.done"));
  await account.wayIn().waitFor();
  const users = site.data.selectFrom("user").select("id").where("id", "=", id);
  expect(await users.execute()).toEqual([]);

  await visitor.opens("/auth/sign-in", code);
  await account.signsIn(email);
  await visitor.sees(t("auth.status.wrong"));
});

test("whoever takes over an address says name and password, in German", async ({
  visitor,
  site,
  mailServer,
}) => {
  visitor.expectsComplaint(/422/);
  const t = wordsOf("de");
  const account = accountOf(visitor);
  const { id, email } = await addPerson(site, {
    confirmed: false,
    firstName: "Not",
    language: "de",
  });
  await visitor.opens("/auth/sign-up", "de");
  await account.types({ name: "Ayşe Yılmaz", email, password });
  await account.press(t("auth.signUpPage.send"));
  await visitor.sees(t("auth.signUpPage.doneHeading"));
  const { parsed } = await mailTo(mailServer, email);
  await visitor.page.goto(site.here(linkIn(parsed.text)));
  await visitor.waitsUntilInteractive();
  await account.press(t("auth.confirmPage.send"));
  await visitor.sees(t("auth.confirmPage.claimed"));
  await account.types({ name: "Ayşe Yılmaz", newPassword: "another evening" });
  await account.press(t("auth.confirmPage.send"));
  await visitor.sees(t("auth.confirmPage.done"));
  const user = site.data.selectFrom("user").select("first_name").where("id", "=", id);
  expect(await user.execute()).toEqual([{ first_name: "Ayşe" }]);
  await visitor.opens("/auth/sign-in", "de");
  await account.signsIn(email, "another evening");
  await visitor.seesHeading(t("pages.profile.title"));
});
