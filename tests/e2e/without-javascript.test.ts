import { localizedPath } from "#platform/language/localized-path.ts";
import { contactHeading, noticeHeading } from "../support/entry-words.ts";
import { aFilling, controls } from "./contact-form-of.ts";
import { companyAddress, expect, test } from "./fixtures.ts";
import { hold, scripts } from "./hold.ts";
import { mailTo } from "./mail-to.ts";
import { languageCodes, wordsOf } from "./words.ts";

const withoutJavaScript = { javaScriptEnabled: false };

test.for(languageCodes)(
  "the contact form works in %s",
  async (code, { comes, site, mailServer }) => {
    const visitor = await comes(withoutJavaScript);
    const filling = aFilling();
    await visitor.opens("/contact", code);
    await visitor.fillsIn(filling);
    await visitor.sendsContactForm();
    await visitor.seesHeading(noticeHeading("contact-thanks", code));
    expect(visitor.address().pathname).toBe(localizedPath("/contact/thanks", code));
    const stored = await site.data
      .selectFrom("contact_message")
      .where("email", "=", filling.email)
      .selectAll()
      .execute();
    expect(stored).toMatchObject([{ language: code, message: filling.message, spam: 0 }]);
    await visitor.sees(stored[0]?.reference ?? "a reference");
    await mailTo(mailServer, filling.email);
    await mailTo(mailServer, companyAddress, filling.email);
  },
);

test.for(languageCodes)(
  "a refused message comes back in %s with all its text",
  async (code, { comes, site }) => {
    const visitor = await comes(withoutJavaScript);
    visitor.expectsComplaint(/422/);
    const filling = { ...aFilling(), name: "   ", number: "1".repeat(41) };
    await visitor.opens("/contact", code);
    await visitor.fillsIn(filling);
    await visitor.sendsContactForm();

    const t = wordsOf(code);
    await visitor.sees(t("forms.errors.name.required"));
    await visitor.sees(t("forms.errors.number.too_long"));
    const { texts, isMarkedInvalid } = visitor.contactForm();
    expect(await texts()).toEqual(filling);
    for (const control of controls) {
      const isWrong = control === "name" || control === "number";
      expect(await isMarkedInvalid(control), control).toBe(isWrong);
    }
    expect(await visitor.page.locator("html").getAttribute("lang")).toBe(code);

    await visitor.fillsIn({ name: "Ayşe", number: "1" });
    await visitor.sendsContactForm();
    await visitor.seesHeading(noticeHeading("contact-thanks", code));
    const stored = site.data.selectFrom("contact_message").where("email", "=", filling.email);
    expect(await stored.select("name").execute()).toEqual([{ name: "Ayşe" }]);
  },
);

test("the same message posted twice is stored once", async ({ comes, site }) => {
  const visitor = await comes(withoutJavaScript);
  const filling = aFilling();
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await visitor.opens("/contact", "en");
    await visitor.fillsIn(filling);
    await visitor.sendsContactForm();
    await visitor.seesHeading(noticeHeading("contact-thanks", "en"));
  }
  const stored = site.data.selectFrom("contact_message").where("email", "=", filling.email);
  expect(await stored.select("reference").execute()).toHaveLength(1);
});

test("the hero's form works, and so do the mail's two links", async ({
  comes,
  site,
  mailServer,
}) => {
  const visitor = await comes(withoutJavaScript);
  const t = wordsOf("de");
  const address = `${crypto.randomUUID()}@visitor.example`;
  await visitor.opens("/", "de");
  await visitor.leavesAddress(address);
  await visitor.seesHeading(noticeHeading("newsletter-thanks", "de"));
  const { parsed } = await mailTo(mailServer, address);
  const links = [...(parsed.text ?? "").matchAll(/https?:\/\/\S+\?token=\S+/g)];
  const [confirmLink = "", unsubscribeLink = ""] = links.map(([link]) => site.here(link));
  await visitor.page.goto(confirmLink);
  await visitor.page.getByRole("button", { name: t("thanks.confirm.button") }).click();
  await visitor.seesHeading(noticeHeading("newsletter-confirmed", "de"));
  await visitor.page.goto(unsubscribeLink);
  await visitor.page.getByRole("button", { name: t("thanks.unsubscribe.button") }).click();
  await visitor.seesHeading(noticeHeading("newsletter-unsubscribed", "de"));
});

test("a refused address comes back with its message", async ({ comes }) => {
  const visitor = await comes(withoutJavaScript);
  visitor.expectsComplaint(/422/);
  const address = `${"e".repeat(65)}@visitor.example`;
  await visitor.opens("/", "en");
  await visitor.leavesAddress(address);
  await visitor.sees(wordsOf("en")("forms.errors.email.required"));
  await visitor.sees(wordsOf("en")("forms.errors.email.example"));
  expect(await visitor.emailField().inputValue()).toBe(address);
});

test("a form sent before the site's code has arrived comes back alive", async ({
  visitor,
  site,
}) => {
  visitor.expectsComplaint(/422/);
  const release = await hold(visitor.context, scripts);
  await visitor.page.goto("/de/contact", { waitUntil: "commit" });
  const filling = { ...aFilling(), company: "   " };
  await visitor.fillsIn(filling);
  await visitor.sendsContactForm();
  await visitor.sees(wordsOf("de")("forms.errors.company.required"));
  release();
  await visitor.waitsUntilInteractive();
  expect(visitor.address().pathname).toBe("/de/contact");
  await visitor.sees(wordsOf("de")("forms.errors.company.required"));
  await expect.poll(() => visitor.contactForm().texts()).toEqual(filling);

  await visitor.fillsIn({ company: "Örnek" });
  await visitor.sendsContactForm();
  await visitor.seesToast("success");
  const stored = site.data.selectFrom("contact_message").where("email", "=", filling.email);
  expect(await stored.select("company").execute()).toEqual([{ company: "Örnek" }]);
});

test("a language can be chosen, and the site read", async ({ comes }) => {
  const visitor = await comes(withoutJavaScript);
  await visitor.opens("/contact");
  await visitor.opensMenu(wordsOf("tr")("layout.language"));
  await visitor.page.getByRole("link", { name: "English", exact: true }).click();
  await visitor.seesHeading(contactHeading("en"));
  expect(visitor.address().pathname).toBe("/en/contact");
});

test.for(languageCodes)("what needs JavaScript says so, in %s", async (code, { comes }) => {
  const visitor = await comes(withoutJavaScript);
  const t = wordsOf(code);
  // Playwright's own search by text looks past this element.
  const sentence = visitor.page.locator("noscript p");
  for (const path of ["/auth/sign-in", "/account/profile", "/account/security"]) {
    await visitor.opens(path, code);
    await sentence.waitFor({ state: "visible" });
    expect(await sentence.innerText()).toBe(t("auth.needsScript"));
  }
  for (const path of ["/admin", "/admin/message"]) {
    await visitor.opens(path, code);
    await sentence.waitFor({ state: "visible" });
    expect(await sentence.innerText()).toBe(t("auth.adminNeedsScript"));
    expect(await visitor.page.locator(".admin-spinner").isVisible()).toBe(false);
  }
});
