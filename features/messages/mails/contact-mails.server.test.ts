import { expect, test } from "vitest";
import { wholeSite } from "#platform/content/whole-site.server.ts";
import { languageCodes } from "#platform/language/languages.ts";
import { themeColors } from "#ui/styles/theme-colors.ts";
import { enquiryKinds } from "../enquiry-fields.ts";
import { type ContactMessage, contactMails } from "./contact-mails.server.ts";
import { replyMail } from "./reply-mail.server.ts";

const origin = "https://www.company.example";

function mailsOf(changes: Partial<ContactMessage> = {}) {
  const message: ContactMessage = {
    id: "m1",
    reference: "SF-7KQ2-9XWM",
    name: "Işıl İnanç",
    email: "isil@ornek.example",
    phone: "+90 222 000 00 00",
    company: "Porsuk Tekstil A.Ş.",
    message: "Merhaba,\n\nDepo yönetimini yeniden kurmak istiyoruz.",
    language: "tr",
    // A Friday in Istanbul.
    createdAt: Date.parse("2026-06-12T14:00:00+03:00"),
    ...changes,
  };
  return contactMails({ message, origin });
}

test("the company reads every field, the language and its own promise, and answers the visitor", () => {
  const { company } = mailsOf({ language: "de" });
  expect(company).toMatchObject({
    audience: "company",
    recipient: "",
    replyTo: "isil@ornek.example",
    language: "tr",
    subject: "Yeni mesaj SF-7KQ2-9XWM: Işıl İnanç, Porsuk Tekstil A.Ş.",
    aboutId: "m1",
  });
  for (const part of [company.text, company.html.replaceAll("<br>", "")]) {
    for (const value of [
      "SF-7KQ2-9XWM",
      "Işıl İnanç",
      "isil@ornek.example",
      "+90 222 000 00 00",
      "Porsuk Tekstil A.Ş.",
      "Almanca",
      "12 Haziran Cuma, 14:00 (TSİ)",
      "15 Haziran Pazartesi, 14:00 (TSİ)",
      "Merhaba,\n\nDepo yönetimini yeniden kurmak istiyoruz.",
    ])
      expect(part).toContain(value);
  }
});

test("the company learns which form it was, and gets to the message in the back office", () => {
  const { company } = mailsOf({ source: "project", language: "de" });
  for (const part of [company.text, company.html]) {
    expect(part).toContain("Proje formu");
    expect(part).toContain(`${origin}/admin/message?id=m1`);
  }
  expect(mailsOf().company.text).not.toContain("formu\n");
});

test.each([
  ["tr", "Mesajınız bize ulaştı", "15 Haziran Pazartesi, 14:00 (TSİ)", `${origin}/`],
  ["en", "We have your message", "Monday 15 June, 14:00 (Türkiye Time)", `${origin}/en`],
  ["de", "Ihre Nachricht ist angekommen", "Montag, 15. Juni, 14:00 Uhr", `${origin}/de`],
] as const)("the visitor gets a receipt in %s", (language, title, until, home) => {
  const { visitor } = mailsOf({ language });
  expect(visitor).toMatchObject({
    audience: "visitor",
    recipient: "isil@ornek.example",
    replyTo: wholeSite.contact.email,
    language,
    subject: `${title} (SF-7KQ2-9XWM)`,
    headers: { "Auto-Submitted": "auto-generated" },
  });
  for (const part of [visitor.text, visitor.html]) {
    for (const value of [title, "SF-7KQ2-9XWM", until, home]) expect(part).toContain(value);
  }
  expect(visitor.html).toContain(`<html lang="${language}">`);
});

test.each(languageCodes)("nothing that was typed reaches a visitor's mail (%s)", (language) => {
  const { visitor } = mailsOf({
    language,
    name: "Click-here",
    company: "Click-here",
    phone: "Click-here",
    message: "Click-here",
  });
  expect(JSON.stringify(visitor)).not.toContain("Click-here");
});

test.each(languageCodes)("no mail has a hole in it (%s)", (language) => {
  for (const mail of Object.values(mailsOf({ language })))
    expect([mail.subject, mail.text, mail.html].join()).not.toMatch(
      /undefined|NaN|\{\w+\}|Invalid/,
    );
});

test.each(languageCodes)(
  "receipt and answer name the form that somebody wrote by, in %s",
  (language) => {
    const mailsBy = (source: ContactMessage["source"]) => {
      const message = {
        id: "m1",
        reference: "K7QM-2XPD",
        email: "a@example.com",
        language,
        source,
      };
      const written = { subject: "Our offer", text: "Here it is.", inReplyTo: undefined };
      return [mailsOf({ language, source }).visitor, replyMail({ message, ...written, origin })];
    };
    for (const source of enquiryKinds)
      for (const { text, html } of mailsBy(source)) {
        expect(text).toMatch(formNames[source]);
        expect(html).toMatch(formNames[source]);
        expect(text).not.toMatch(formNames.contact);
      }
    for (const { text } of mailsBy(null)) expect(text).toMatch(formNames.contact);
  },
);

const formNames = {
  contact: /iletişim form|contact form|Kontaktformular/,
  partner: /iş ortağı form|partner form|Partnerformular/,
  project: /proje form|project form|Projektformular/,
};

test("what a visitor typed is text in the HTML part, never markup", () => {
  const { company } = mailsOf({
    name: `<img src=x onerror="alert('1')">`,
    message: "</div><script>alert(1)</script>\r\nA & B",
  });
  expect(company.html).not.toMatch(/<script|<img/);
  expect(company.html).toContain("&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;");
  expect(company.html).toContain("&lt;/script&gt;<br>\nA &amp; B");
});

test("the subject is one line, and short, whatever the name", () => {
  const { company } = mailsOf({
    name: "Ada\r\nBcc: victim@elsewhere.example\u2028\u0007",
    company: `${"Ğ".repeat(200)}\u202Egnp.exe`,
  });
  expect(company.subject).toBe(
    `Yeni mesaj SF-7KQ2-9XWM: Ada Bcc: victim@elsewhere.example, ${"Ğ".repeat(39)}…`,
  );
});

test("a mail loads nothing from anywhere", () => {
  for (const { html } of Object.values(mailsOf())) expect(html).not.toMatch(/src=|url\(|<link/);
});

test("a mail has the colours of the theme, light and dark", () => {
  const { light, dark } = themeColors();
  const { html } = mailsOf({ language: "de" }).visitor;
  expect(html).toContain(`background:${light["color-paper"]}`);
  expect(html).toContain(`.paper { background: ${dark["color-paper"]} !important; }`);
  expect(html).not.toContain("undefined");
});
