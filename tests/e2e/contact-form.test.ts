import { onTestFinished } from "vitest";
import { answerUntil } from "#features/messages/answer-time.server.ts";
import { officeTime } from "#platform/outbox/mail-words.server.ts";
import { honeypotControl } from "#platform/submissions/honeypot-control.ts";
import type { Site } from "#tests/support/site.ts";
import { noticeHeading } from "../support/entry-words.ts";
import { autofill } from "./autofill-of.ts";
import { aFilling, controls } from "./contact-form-of.ts";
import { expect, test } from "./fixtures.ts";
import { hold } from "./hold.ts";
import { languageCodes, wordsOf } from "./words.ts";

const submission = /\/api\/v1\/Site\/ContactForm\/Create$/;

test.for(languageCodes)(
  "the form asks for every field in %s, after an attempt and not before",
  async (code, { visitor }) => {
    await visitor.opens("/contact", code);
    const t = wordsOf(code);
    const { field, messageAt, isMarkedInvalid } = visitor.contactForm();

    await field("name").focus();
    await field("email").fill("nobody");
    await field("message").focus();
    for (const control of controls) {
      expect(await messageAt(control), control).toBe("");
      expect(await isMarkedInvalid(control), control).toBe(false);
    }
    await field("email").fill("");

    // The same for an address that is missing and for one that is none (specification, section 5).
    const askedForEmail = `${t("forms.errors.email.required")}\n${t("forms.errors.email.example")}`;
    await visitor.sendsContactForm();
    for (const control of controls) {
      const asked = control === "email" ? askedForEmail : t(`forms.errors.${control}.required`);
      await expect.poll(() => messageAt(control)).toBe(asked);
      expect(await isMarkedInvalid(control), control).toBe(true);
    }
    await expect
      .poll(() => field("name").evaluate((element) => element === document.activeElement))
      .toBe(true);

    await visitor.fillsIn({ name: "Ayşe", email: "nobody" });
    await expect.poll(() => messageAt("name")).toBe("");
    await expect.poll(() => messageAt("email")).toBe(askedForEmail);
    await visitor.fillsIn({ email: "nobody@visitor.example" });
    await expect.poll(() => messageAt("email")).toBe("");
  },
);

test("each field says what is wrong with it", async ({ visitor }) => {
  await visitor.opens("/contact", "en");
  const t = visitor.words();
  const { messageAt } = visitor.contactForm();
  await visitor.fillsIn({
    name: "n".repeat(201),
    email: `${"e".repeat(65)}@visitor.example`,
    number: "1".repeat(41),
    company: "c".repeat(201),
    message: "m".repeat(10_001),
  });
  await visitor.sendsContactForm();
  await expect.poll(() => messageAt("name")).toBe(t("forms.errors.name.too_long"));
  expect(await messageAt("email")).toContain(`${t("forms.errors.email.required")}\n`);
  expect(await messageAt("number")).toBe(t("forms.errors.number.too_long"));
  expect(await messageAt("company")).toBe(t("forms.errors.company.too_long"));
  expect(await messageAt("message")).toBe(t("forms.errors.message.too_long"));
});

test("placeholders and the height of the message box are those of the specification", async ({
  visitor,
}) => {
  await visitor.opens("/contact", "en");
  const t = visitor.words();
  const { field } = visitor.contactForm();
  for (const control of controls) {
    const placeholder = await field(control).getAttribute("placeholder");
    expect(placeholder).toBe(t(`forms.contact.${control}Placeholder`));
  }
  expect((await field("message").boundingBox())?.height).toBe(150);
});

test("while a message is on its way the button waits; then the visitor gets a reference", async ({
  visitor,
  site,
}) => {
  await visitor.opens("/contact", "en");
  const release = await hold(visitor.context, submission);
  const filling = aFilling();
  await visitor.fillsIn(filling);
  await visitor.sendsContactForm();

  const { sendingButton, texts } = visitor.contactForm();
  await sendingButton.waitFor();
  expect(await sendingButton.isDisabled()).toBe(true);
  release();

  await visitor.seesToast("success");
  const reference = await visitor.readsReference();
  const stored = await site.data
    .selectFrom("contact_message")
    .selectAll()
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();
  expect(stored).toMatchObject({
    name: filling.name,
    email: filling.email,
    phone: filling.number,
    company: filling.company,
    message: filling.message,
    language: "en",
    spam: 0,
  });
  const t = visitor.words();
  const receipt = visitor.page.getByRole("region", { name: t("forms.contact.sent") });
  await expect
    .poll(() => receipt.evaluate((element) => element === document.activeElement))
    .toBe(true);
  expect(await receipt.textContent()).toContain(
    officeTime(answerUntil(Number(stored.created_at)), "en"),
  );
  await visitor.page.getByRole("button", { name: t("receipt.again") }).click();
  await visitor.contactForm().sendButton.waitFor();
  expect(Object.values(await texts()).join("")).toBe("");
  const { field } = visitor.contactForm();
  await expect
    .poll(() => field("name").evaluate((element) => element === document.activeElement))
    .toBe(true);
  await visitor.reloads();
  expect(Object.values(await texts()).join("")).toBe("");
});

test("what was sent stands in no field any more, so that no browser puts it back", async ({
  visitor,
}) => {
  await visitor.opens("/contact", "en");
  await visitor.fillsIn(aFilling());
  const { form } = visitor.contactForm();
  const sent = await form.elementHandle();
  await visitor.sendsContactForm();
  await visitor.readsReference();
  const left = (element: SVGElement | HTMLElement) =>
    [...element.querySelectorAll<HTMLInputElement>("[data-draft-field]")].map(({ value }) => value);
  expect(await sent?.evaluate(left)).toEqual(controls.map(() => ""));
});

test("a server that is down costs no text, and the second try is one message", async ({
  visitor,
  site,
}) => {
  await visitor.opens("/contact", "de");
  const filling = aFilling();
  await visitor.fillsIn(filling);
  await visitor.hasToken();
  visitor.expectsComplaint(/ERR_CONNECTION_REFUSED/);

  onTestFinished(site.start);
  await site.stop();
  await visitor.sendsContactForm();
  await visitor.seesToast("error");
  await visitor.sees(wordsOf("de")("forms.status.offline"));
  expect(await visitor.contactForm().texts()).toEqual(filling);

  await site.start();
  await visitor.sendsContactForm();
  await visitor.seesToast("success");
  await visitor.seesNo(wordsOf("de")("forms.status.offline"));
  expect(await countFrom(site, filling.email)).toBe(1);
});

test("where the code that sends cannot be had, the browser sends the message without it", async ({
  visitor,
  site,
}) => {
  visitor.expectsComplaint(/ERR_FAILED/);
  await visitor.context.route(/\/assets\/send-json-/, (route) => route.abort());
  await visitor.opens("/contact", "en");
  const filling = aFilling();
  await visitor.fillsIn(filling);
  await visitor.sendsContactForm();
  await visitor.seesHeading(noticeHeading("contact-thanks", "en"));
  expect(await countFrom(site, filling.email)).toBe(1);
});

test("an answer that was lost on the way is asked for again, and stored once", async ({
  visitor,
  site,
}) => {
  await visitor.opens("/contact", "en");
  visitor.expectsComplaint(/ERR_FAILED/);
  const filling = aFilling();
  await visitor.fillsIn(filling);
  await visitor.context.route(
    submission,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await visitor.sendsContactForm();
  await visitor.seesToast("error");
  expect(await countFrom(site, filling.email)).toBe(1);
  await visitor.sendsContactForm();
  await visitor.seesToast("success");
  expect(await countFrom(site, filling.email)).toBe(1);
});

test("a token that is refused is renewed once, without the visitor noticing", async ({
  visitor,
  site,
}) => {
  await visitor.opens("/contact");
  visitor.expectsComplaint(/403/);
  const filling = aFilling();
  await visitor.fillsIn(filling);
  await visitor.hasToken();
  await visitor.context.clearCookies();
  const answers: number[] = [];
  visitor.page.on("response", (response) => {
    if (submission.test(response.url())) answers.push(response.status());
  });
  await visitor.sendsContactForm();
  await visitor.seesToast("success");
  expect(answers).toEqual([403, 200]);
  expect(await countFrom(site, filling.email)).toBe(1);
});

test("whoever sends too much is told how long to wait, and keeps the text", async ({ visitor }) => {
  await visitor.opens("/contact", "en");
  visitor.expectsComplaint(/429/);
  for (let sent = 0; sent < 5; sent += 1) {
    await visitor.fillsIn(aFilling());
    await visitor.sendsContactForm();
    await visitor.page.getByRole("button", { name: visitor.words()("receipt.again") }).click();
  }
  const filling = aFilling();
  await visitor.fillsIn(filling);
  await visitor.sendsContactForm();
  const [before = ""] = visitor.words()("forms.status.limited", { wait: "@" }).split("@");
  await visitor.sees(before.trim());
  await visitor.seesToast("error");
  expect(await visitor.contactForm().texts()).toEqual(filling);
});

async function countFrom({ data }: Site, email: string): Promise<number> {
  const rows = await data
    .selectFrom("contact_message")
    .where("email", "=", email)
    .selectAll()
    .execute();
  return rows.length;
}

test.for(languageCodes)(
  "the browser's autofill never falls into the honeypot, %s",
  async (code, { visitor, skip }) => {
    for (const path of ["/contact", "/", "/auth/sign-up"]) {
      await visitor.opens(path, code);
      const trap = visitor.page.locator(`input[name=${honeypotControl}]`);
      const form = visitor.page.locator("form").filter({ has: trap });
      // What password managers go by.
      expect(await trap.isVisible(), path).toBe(false);
      const selector = `form:has([name=${honeypotControl}]) [name=email]`;
      const seen = await autofill(visitor.page, selector);
      if (!seen) skip("this Chromium has no autofill");
      expect(await form.locator("[name=email]").inputValue(), path).not.toBe("");
      expect(await trap.inputValue(), path).toBe("");
      // Nor would it, were the field laid out: nothing that is known of a person fits.
      const trapped = seen?.find(({ name }) => name === honeypotControl);
      expect(trapped?.autofillType, path).toBe("");
    }
  },
);
