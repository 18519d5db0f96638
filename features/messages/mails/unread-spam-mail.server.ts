import { defaultLanguage } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { mailToCompany } from "#platform/outbox/address-mail.server.ts";
import { mailWords, officeTime } from "#platform/outbox/mail-words.server.ts";
import type { NewMail } from "#platform/outbox/queue-mail.server.ts";
import { messageMailKinds } from "./mail-kinds.ts";

interface UnreadSpam {
  count: number;
  /** When the first of them is erased, ms. */
  erasedFrom: number;
  /** Of the site, such as `https://www.example.com`. */
  origin: string;
}

/** Holds nothing that anybody wrote: a mail server that took it for spam, too, would keep it from the company. */
export function unreadSpamMail({ count, erasedFrom, origin }: UnreadSpam): NewMail {
  const language = defaultLanguage.code;
  const t = mailWords(language);
  const mail = mailToCompany({
    origin,
    kind: messageMailKinds.unreadSpam,
    replyTo: undefined,
    subject: t("unreadSpam.subject", { count }),
    title: t("unreadSpam.title"),
    blocks: [
      { type: "text", text: t("unreadSpam.about") },
      {
        type: "facts",
        rows: [
          { label: t("unreadSpam.count"), value: String(count) },
          { label: t("unreadSpam.erasedFrom"), value: officeTime(erasedFrom, language) },
        ],
      },
      { type: "text", text: t("unreadSpam.todo") },
      {
        type: "button",
        label: t("unreadSpam.button"),
        url: `${origin}${localizedPath("/admin", language)}?status=spam`,
      },
    ],
    aboutId: "unread-spam",
  });
  return { ...mail, headers: { "Auto-Submitted": "auto-generated" } };
}
