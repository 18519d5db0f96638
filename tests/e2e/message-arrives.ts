import { mailWords } from "#platform/outbox/mail-words.server.ts";
import { aFilling } from "./contact-form-of.ts";
import { companyAddress, expect, type test as siteTest } from "./fixtures.ts";
import { mailTo } from "./mail-to.ts";
import { languageCodes } from "./words.ts";

/** What must hold whatever the site stores its data in; `test` brings the site. */
export function expectMessagesToArrive(test: typeof siteTest, engine: string): void {
  test.for(languageCodes)(
    `a message in %s is stored in ${engine} and mailed twice`,
    async (code, { visitor, site, mailServer }) => {
      const filling = aFilling();
      await visitor.opens("/contact", code);
      await visitor.fillsIn(filling);
      await visitor.sendsContactForm();
      await visitor.seesToast("success");
      const reference = await visitor.readsReference();

      const stored = await site.data
        .selectFrom("contact_message")
        .where("reference", "=", reference)
        .selectAll()
        .executeTakeFirstOrThrow();
      expect(stored).toMatchObject({
        name: filling.name,
        email: filling.email,
        phone: filling.number,
        company: filling.company,
        message: filling.message,
        language: code,
        // The form was filled in at once; the page waited until nobody could take that for a machine's doing.
        spam: 0,
      });

      const receipt = await mailTo(mailServer, filling.email);
      const t = mailWords(code);
      expect(receipt.parsed.subject).toBe(t("contactVisitor.subject", { reference }));
      expect(receipt.parsed.text).toContain(t("contactVisitor.thanks"));
      expect(receipt.parsed.html).toContain(`lang="${code}"`);
      for (const typed of [filling.name, filling.company, filling.number, "Portal"]) {
        expect(receipt.raw).not.toContain(typed);
      }

      const report = await mailTo(mailServer, companyAddress, reference);
      expect(report.parsed.replyTo?.[0]?.address).toBe(filling.email);
      for (const typed of Object.values(filling)) expect(report.parsed.text).toContain(typed);

      const outbox = site.data
        .selectFrom("mail")
        .where("about_id", "=", stored.id)
        .select(["audience", "state"])
        .orderBy("audience");
      await expect
        .poll(() => outbox.execute())
        .toEqual([
          { audience: "company", state: "sent" },
          { audience: "visitor", state: "sent" },
        ]);
    },
  );
}
