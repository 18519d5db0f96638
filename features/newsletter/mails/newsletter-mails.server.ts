import { siteIn } from "#platform/content/site-now.server.ts";
import { languageName } from "#platform/language/language-name.ts";
import { defaultLanguage, type LanguageCode } from "#platform/language/languages.ts";
import { mailToVisitor } from "#platform/outbox/address-mail.server.ts";
import { mailWords, officeTime } from "#platform/outbox/mail-words.server.ts";
import type { NewMail } from "#platform/outbox/queue-mail.server.ts";
import { renderMail } from "#platform/outbox/render-mail.server.ts";
import { newsletterMailKinds } from "./mail-kinds.ts";

export interface Addressee {
  id: string;
  email: string;
  /** The visitor's, not the mail's own. */
  language: LanguageCode;
}

/** Asks the owner of an address whether it was really he who left it (double opt-in). */
export function confirmationMail(
  subscriber: Addressee & { confirmUrl: string; unsubscribeUrl: string },
): NewMail {
  const { id, email, language, confirmUrl, unsubscribeUrl } = subscriber;
  const t = mailWords(language);
  const siteName = { site: siteIn(language).name[language] };
  return mailToVisitor({
    kind: newsletterMailKinds.confirmation,
    recipient: email,
    language,
    subject: t("newsletterConfirmation.subject"),
    title: t("newsletterConfirmation.title"),
    blocks: [
      { type: "text", text: t("newsletterConfirmation.greeting") },
      { type: "text", text: t("newsletterConfirmation.text", siteName) },
      { type: "button", label: t("newsletterConfirmation.button"), url: confirmUrl },
      { type: "text", text: t("newsletterConfirmation.note") },
      { type: "text", text: t("newsletterConfirmation.ignore") },
    ],
    why: t("newsletterConfirmation.why", siteName),
    ...wayOut(unsubscribeUrl, language),
    aboutId: id,
  });
}

/** Out of the list: by the last line, or with one click in the mail program. https://www.rfc-editor.org/rfc/rfc8058 */
export const wayOut = (url: string, language: LanguageCode) => ({
  link: { label: mailWords(language)("newsletterConfirmation.unsubscribe"), url },
  headers: {
    "List-Unsubscribe": `<${url}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  },
});

/** Tells the company of a confirmed address, with the proof of consent; `confirmedAt` in milliseconds. */
export function confirmedMail(
  subscriber: Addressee & { confirmedAt: number; wording: string },
): NewMail {
  const language = defaultLanguage.code;
  const t = mailWords(language);
  return {
    kind: newsletterMailKinds.confirmed,
    audience: "company",
    recipient: "",
    language,
    subject: t("newsletterConfirmed.subject", { email: subscriber.email }),
    ...renderMail({
      language,
      title: t("newsletterConfirmed.title"),
      blocks: [
        {
          type: "facts",
          rows: [
            { label: t("newsletterConfirmed.email"), value: subscriber.email },
            {
              label: t("newsletterConfirmed.language"),
              value: languageName(subscriber.language, language),
            },
            {
              label: t("newsletterConfirmed.confirmedAt"),
              value: officeTime(subscriber.confirmedAt, language),
            },
            { label: t("newsletterConfirmed.wording"), value: subscriber.wording },
          ],
        },
        { type: "text", text: t("newsletterConfirmed.hint") },
      ],
      why: t("newsletterConfirmed.footer", { site: siteIn(language).name[language] }),
    }),
    aboutId: subscriber.id,
  };
}
