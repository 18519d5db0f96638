import { expect, test } from "vitest";
import { languageCodes } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import {
  accountExistsMail,
  emailNoticeMail,
  inviteMail,
  newBrowserMail,
  newEmailMail,
  newRolesMail,
  passwordChangedMail,
  resetMail,
  signUpMail,
} from "./account-mails.server.ts";

const origin = "https://www.company.example";
const at = Date.parse("2026-06-12T11:00:00Z");

test.each(languageCodes)(
  "the account's mails in %s lead to the pages of that language",
  (language) => {
    const reader = { userId: "u1", email: "ada@visitor.example", language, origin };
    const page = (path: string) => origin + localizedPath(path, language);
    const mails = [
      [signUpMail(reader, "abc-_1"), `${page("/auth/confirm-email")}?token=abc-_1`],
      [accountExistsMail(reader), page("/auth/forgot-password")],
      [resetMail(reader, "abc-_1", 3_600_000), `${page("/auth/reset-password")}?token=abc-_1`],
      [inviteMail(reader, "abc-_1"), `${page("/auth/reset-password")}?token=abc-_1`],
      [newRolesMail(reader), page("/admin")],
      [newEmailMail(reader, "abc-_1"), `${page("/auth/confirm-email")}?token=abc-_1`],
      [emailNoticeMail(reader, at), page("/auth/forgot-password")],
      [passwordChangedMail(reader, at), page("/auth/forgot-password")],
      [newBrowserMail(reader, "Firefox, Windows", at), "Firefox, Windows"],
      [newBrowserMail(reader, "", at), page("/auth/forgot-password")],
    ] as const;
    for (const [mail, expected] of mails) {
      expect(mail).toMatchObject({
        audience: "visitor",
        recipient: reader.email,
        language,
        aboutId: "u1",
        headers: { "Auto-Submitted": "auto-generated" },
      });
      for (const part of [mail.subject, mail.text, mail.html])
        expect(part).not.toMatch(/undefined|\{\w+\}/);
      for (const part of [mail.text, mail.html]) expect(part).toContain(expected);
    }
  },
);

test.each([
  ["tr", /1 saat geçerlidir/, /6 saat geçerlidir/],
  ["en", /for 1 hour\./, /for 6 hours\./],
  ["de", /1 Stunde gültig/, /6 Stunden gültig/],
] as const)(
  "the mail for a new password says how long its link works, in %s",
  (language, one, six) => {
    const reader = { userId: "u1", email: "ada@visitor.example", language, origin };
    expect(resetMail(reader, "abc", 3_600_000).text).toMatch(one);
    expect(resetMail(reader, "abc", 6 * 3_600_000).text).toMatch(six);
  },
);
