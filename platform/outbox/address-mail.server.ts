import { siteIn } from "#platform/content/site-now.server.ts";
import { defaultLanguage, type LanguageCode } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import type { MailContent, MailLink } from "./mail-content.server.ts";
import { mailWords } from "./mail-words.server.ts";
import type { NewMail } from "./queue-mail.server.ts";
import { renderMail } from "./render-mail.server.ts";

/** What a feature says of a mail; the rest follows from whom it is for. */
type Written = Pick<NewMail, "kind" | "subject" | "aboutId"> &
  Pick<MailContent, "title" | "blocks">;

interface ToCompany extends Written {
  /** Whom an answer goes to; undefined: nobody waits for one. */
  replyTo: string | undefined;
  /** Of the site, such as `https://www.example.com`. */
  origin: string;
}

/** A mail about what came by the site, in the company's language. */
export function mailToCompany({ title, blocks, origin, ...mail }: ToCompany): NewMail {
  const language = defaultLanguage.code;
  const why = mailWords(language)("contactCompany.footer", {
    site: siteIn(language).name[language],
  });
  const link = { label: new URL(origin).host, url: origin };
  return {
    audience: "company",
    recipient: "",
    language,
    ...mail,
    ...renderMail({ language, title, blocks, why, link }),
  };
}

interface ToVisitor extends Written, Pick<MailContent, "why" | "link"> {
  recipient: string;
  language: LanguageCode;
  headers?: Record<string, string>;
}

/** A mail that the site writes by itself: programs that answer mails leave it alone, people answer the company. */
export function mailToVisitor(written: ToVisitor): NewMail {
  const { title, blocks, why, link, headers, ...mail } = written;
  return {
    audience: "visitor",
    replyTo: siteIn(mail.language).contact.email,
    ...mail,
    ...renderMail({ language: mail.language, title, blocks, why, ...(link && { link }) }),
    headers: { "Auto-Submitted": "auto-generated", ...headers },
  };
}

/** The site in the reader's language, as the last line of a mail. */
export const linkToSite = (origin: string, language: LanguageCode): MailLink => ({
  label: new URL(origin).host,
  url: origin + localizedPath("/", language),
});
