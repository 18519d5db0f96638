import { localizedPath } from "#platform/language/localized-path.ts";
import { mailWords } from "#platform/outbox/mail-words.server.ts";
import type { Site } from "#tests/support/site.ts";
import type { SmtpPeer } from "#tests/support/smtp-peer.ts";
import { noticeHeading } from "../support/entry-words.ts";
import { seenMessageOf } from "./contact-form-of.ts";
import { companyAddress, expect, test } from "./fixtures.ts";
import { mailTo } from "./mail-to.ts";
import { languageCodes, wordsOf } from "./words.ts";

const anAddress = () => `${crypto.randomUUID()}@visitor.example`;

/** The addresses of our pages that the newest mail to somebody names. */
async function linksIn(mailServer: SmtpPeer, address: string, site: Site): Promise<string[]> {
  const { parsed } = await mailTo(mailServer, address);
  return [...(parsed.text ?? "").matchAll(/https?:\/\/\S+\?token=\S+/g)].map(([link]) =>
    site.here(link),
  );
}

const stateOf = async ({ data }: Site, email: string) =>
  (
    await data
      .selectFrom("email_capture")
      .where("email", "=", email)
      .select("state")
      .executeTakeFirst()
  )?.state;

test.for(languageCodes)(
  "an address left in %s is used only after its owner's click",
  async (code, { visitor, mailServer, site }) => {
    const t = wordsOf(code);
    const address = anAddress();
    await visitor.opens("/", code);
    await visitor.leavesAddress(address);
    await visitor.seesToast("success");
    const receipt = visitor.page.getByRole("region", {
      name: t("forms.emailCapture.checklist.sent"),
    });
    await expect
      .poll(() => receipt.evaluate((element) => element === document.activeElement))
      .toBe(true);
    expect(await visitor.readsReference()).toMatch(/^[\dA-Z]{4}-[\dA-Z]{4}$/);
    await visitor.page.getByRole("button", { name: t("receipt.againWithAddress") }).click();
    await expect.poll(() => visitor.emailField().inputValue()).toBe("");

    const { parsed: checklist } = await mailTo(mailServer, address);
    expect(checklist.subject).toBe(mailWords(code)("scopeChecklist.subject"));
    const [confirmLink = "", unsubscribeLink = ""] = await linksIn(mailServer, address, site);
    expect(new URL(confirmLink).pathname).toBe(localizedPath("/newsletter/confirm", code));
    await visitor.page.goto(confirmLink);
    await visitor.seesHeading(t("thanks.confirm.heading"));
    expect(await stateOf(site, address)).toBe("waiting");
    await visitor.page.getByRole("button", { name: t("thanks.confirm.button") }).click();
    await visitor.seesHeading(noticeHeading("newsletter-confirmed", code));
    expect(await stateOf(site, address)).toBe("confirmed");
    const { parsed } = await mailTo(mailServer, companyAddress, address);
    expect(parsed.text).toContain(t("forms.emailCapture.checklist.consent"));

    await visitor.page.goto(unsubscribeLink);
    await visitor.seesHeading(t("thanks.unsubscribe.heading"));
    expect(await stateOf(site, address)).toBe("confirmed");
    await visitor.page.getByRole("button", { name: t("thanks.unsubscribe.button") }).click();
    await visitor.seesHeading(noticeHeading("newsletter-unsubscribed", code));
    expect(await stateOf(site, address)).toBe("unsubscribed");
  },
);

test("an invalid address is refused in place", async ({ visitor }) => {
  await visitor.opens("/", "en");
  const t = visitor.words();
  const asked = `${t("forms.errors.email.required")}\n${t("forms.errors.email.example")}`;
  const message = () => seenMessageOf(visitor.emailField());
  const consent = await message();
  for (const address of ["", "nobody@", `${"e".repeat(65)}@visitor.example`]) {
    await visitor.leavesAddress(address);
    await expect.poll(message).toBe(`${asked}\n${consent}`);
    expect(await visitor.emailField().getAttribute("aria-invalid")).toBe("true");
    await visitor.emailField().fill("x");
    await expect.poll(message).toBe(consent);
  }
});

test("a link with a wrong token says that it no longer works", async ({ visitor }) => {
  visitor.expectsComplaint(/410/);
  const t = wordsOf("en");
  await visitor.page.goto("/en/newsletter/confirm?token=invented");
  await visitor.page.getByRole("button", { name: t("thanks.confirm.button") }).click();
  await visitor.seesHeading(noticeHeading("newsletter-link-expired", "en"));
});

test("a server that is down shows the error toast and keeps the address", async ({
  visitor,
  site,
  onTestFinished,
}) => {
  await visitor.opens("/", "en");
  visitor.expectsComplaint(/ERR_CONNECTION_REFUSED/);
  const address = anAddress();
  await visitor.emailField().fill(address);
  await visitor.hasToken();
  onTestFinished(site.start);
  await site.stop();
  await visitor.leavesAddress(address);
  await visitor.seesToast("error");
  expect(await visitor.emailField().inputValue()).toBe(address);
});
