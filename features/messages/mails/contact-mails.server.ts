import { siteIn } from "#platform/content/site-now.server.ts";
import { languageName } from "#platform/language/language-name.ts";
import { defaultLanguage, type LanguageCode } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { linkToSite, mailToCompany, mailToVisitor } from "#platform/outbox/address-mail.server.ts";
import { headerText } from "#platform/outbox/header-text.server.ts";
import { mailWords, officeTime } from "#platform/outbox/mail-words.server.ts";
import type { NewMail } from "#platform/outbox/queue-mail.server.ts";
import { answerUntil } from "../answer-time.server.ts";
import type { EnquiryKind } from "../enquiry-fields.ts";
import { messageMailKinds } from "./mail-kinds.ts";

/** A contact message as it was stored; `createdAt` in milliseconds. */
export interface ContactMessage {
  id: string;
  reference: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  message: string;
  language: LanguageCode;
  /** The form that it came by; null: the contact form. */
  source?: EnquiryKind | null;
  createdAt: number;
  /** From when the time until the answer counts; absent: from when it came. */
  promisedFrom?: number;
}

export interface ContactMailsInput {
  message: ContactMessage;
  /** Of the site, such as `https://www.example.com`. */
  origin: string;
}

export interface ContactMails {
  company: NewMail;
  visitor: NewMail;
}

/**
 * The two mails of a contact message: what the company has to know, and the visitor's receipt.
 * @throws where a fact or word of `content/` cannot be shown (contact-mails-or-plain.server.ts)
 */
export function contactMails(input: ContactMailsInput): ContactMails {
  return { company: companyMail(input), visitor: visitorMail(input) };
}

const promisedUntil = ({ createdAt, promisedFrom = createdAt }: ContactMessage) =>
  answerUntil(promisedFrom);

/** Long names would push the rest out of a mail program's list. */
const subjectPart = 40;

/** What the company reads of the form that a message came by. */
const nameOfForm = {
  partner: "contactCompany.partnerForm",
  project: "contactCompany.projectForm",
} as const satisfies Record<EnquiryKind, string>;

/** Why a visitor is written to, by the form that was filled in. */
const whyOfForm = {
  contact: "contactVisitor.why",
  partner: "contactVisitor.partnerWhy",
  project: "contactVisitor.projectWhy",
} as const satisfies Record<EnquiryKind | "contact", string>;

function companyMail({ message, origin }: ContactMailsInput): NewMail {
  const language = defaultLanguage.code;
  const t = mailWords(language);
  return mailToCompany({
    origin,
    kind: messageMailKinds.company,
    replyTo: message.email,
    subject: t("contactCompany.subject", {
      reference: message.reference,
      name: headerText(message.name, subjectPart),
      company: headerText(message.company, subjectPart),
    }),
    title: t("contactCompany.title"),
    blocks: [
      {
        type: "facts",
        rows: [
          { label: t("contactCompany.reference"), value: message.reference },
          { label: t("contactCompany.name"), value: message.name },
          { label: t("contactCompany.email"), value: message.email },
          { label: t("contactCompany.phone"), value: message.phone },
          { label: t("contactCompany.company"), value: message.company },
          {
            label: t("contactCompany.language"),
            value: languageName(message.language, language),
          },
          ...(message.source
            ? [{ label: t("contactCompany.source"), value: t(nameOfForm[message.source]) }]
            : []),
          { label: t("contactCompany.sentAt"), value: officeTime(message.createdAt, language) },
          {
            label: t("contactCompany.answerUntil"),
            value: officeTime(promisedUntil(message), language),
          },
        ],
      },
      { type: "text", text: t("contactCompany.hint") },
      { type: "message", label: t("contactCompany.message"), text: message.message },
      {
        type: "button",
        label: t("contactCompany.button"),
        url: `${origin}${localizedPath("/admin/message", language)}?id=${message.id}`,
      },
    ],
    aboutId: message.id,
  });
}

/** Holds nothing that the visitor typed: otherwise the form would send anybody's words to anybody. */
function visitorMail({ message, origin }: ContactMailsInput): NewMail {
  const { language } = message;
  const t = mailWords(language);
  const { opens, closes } = siteIn(language).contact.officeHours;
  return mailToVisitor({
    kind: messageMailKinds.visitor,
    recipient: message.email,
    language,
    subject: t("contactVisitor.subject", { reference: message.reference }),
    title: t("contactVisitor.title"),
    blocks: [
      { type: "text", text: t("contactVisitor.greeting") },
      { type: "text", text: t("contactVisitor.thanks") },
      {
        type: "facts",
        rows: [
          { label: t("contactVisitor.reference"), value: message.reference },
          {
            label: t("contactVisitor.answerUntil"),
            value: officeTime(promisedUntil(message), language),
          },
        ],
      },
      { type: "text", text: t("contactVisitor.officeHours", { opens, closes }) },
      { type: "text", text: t("contactVisitor.addMore") },
    ],
    why: t(whyOfForm[message.source ?? "contact"], { site: siteIn(language).name[language] }),
    link: linkToSite(origin, language),
    aboutId: message.id,
  });
}
