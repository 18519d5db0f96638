import { expect, test } from "vitest";
import { languageCodes } from "#platform/language/languages.ts";
import { checklistMail } from "./checklist-mail.server.ts";
import { confirmationMail, confirmedMail } from "./newsletter-mails.server.ts";

const confirmUrl = "https://www.company.example/en/newsletter/confirm?token=abc-_1";
const unsubscribeUrl = "https://www.company.example/en/newsletter/unsubscribe?token=def-_2";

test.each(languageCodes)(
  "the confirmation in %s holds both links and the one-click headers",
  (language) => {
    const mail = confirmationMail({
      id: "c1",
      email: "ada@visitor.example",
      language,
      confirmUrl,
      unsubscribeUrl,
    });
    expect(mail).toMatchObject({
      audience: "visitor",
      recipient: "ada@visitor.example",
      language,
      headers: {
        "Auto-Submitted": "auto-generated",
        "List-Unsubscribe": `<${unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    });
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(confirmUrl);
      expect(part).toContain(unsubscribeUrl);
      expect(part).not.toMatch(/undefined|\{\w+\}/);
    }
  },
);

test.each(languageCodes)(
  "the checklist in %s has its twelve questions, and the newsletter's button for strangers alone",
  (language) => {
    const asked = { id: "c1", email: "ada@visitor.example", language };
    const mail = checklistMail({ ...asked, links: { confirmUrl, unsubscribeUrl } });
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(confirmUrl);
      expect(part).not.toMatch(/undefined|\{\w+\}/);
    }
    expect(mail.text.match(/^- .+\?$/gm)).toHaveLength(12);
    expect(mail.html.match(/<li/g)).toHaveLength(12);
    expect(mail.headers).toHaveProperty("List-Unsubscribe");
    const forMember = checklistMail(asked);
    expect(forMember.text).not.toContain("newsletter/");
    expect(forMember.headers).not.toHaveProperty("List-Unsubscribe");
  },
);

test("the company reads the proof of consent", () => {
  const mail = confirmedMail({
    id: "c1",
    email: "ada@visitor.example",
    language: "en",
    confirmedAt: Date.parse("2026-06-12T11:00:00Z"),
    wording: "Yes, write to me <sometimes>.",
  });
  expect(mail).toMatchObject({ audience: "company", subject: "Yeni abone: ada@visitor.example" });
  for (const value of ["ada@visitor.example", "İngilizce", "12 Haziran Cuma, 14:00 (TSİ)"])
    expect(mail.text).toContain(value);
  expect(mail.text).toContain("Yes, write to me <sometimes>.");
  expect(mail.html).toContain("Yes, write to me &lt;sometimes&gt;.");
});
