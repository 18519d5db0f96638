import { site } from "#platform/content/site.ts";
import { siteIn } from "#platform/content/site-now.server.ts";
import { dateTimeFormat } from "#platform/language/intl-formats.ts";
import { languageName } from "#platform/language/language-name.ts";
import { defaultLanguage, type LanguageCode, languageOf } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { linkToSite, mailToCompany, mailToVisitor } from "#platform/outbox/address-mail.server.ts";
import { defineMailKinds } from "#platform/outbox/mail-kinds.ts";
import { mailWords } from "#platform/outbox/mail-words.server.ts";
import type { NewMail } from "#platform/outbox/queue-mail.server.ts";
import type { Tables } from "#platform/store/tables.ts";

export const withdrawalMailKinds = defineMailKinds({
  company: { name: "withdrawal-company" },
  receipt: { name: "withdrawal-receipt" },
});

export type StoredWithdrawal = Omit<
  Tables["withdrawal"],
  "settled_at" | "settled_by_id" | "settled_by_name"
>;

/**
 * The acknowledgement with content, day and time that the law asks for (Directive 2011/83/EU art. 11a (4)), and the
 * news to the company. No limit holds either back: what limits there are act before anything is stored.
 */
export const withdrawalMails = (withdrawal: StoredWithdrawal, origin: string): NewMail[] => [
  receiptMail(withdrawal, origin),
  companyMail(withdrawal, origin),
];

function receiptMail(withdrawal: StoredWithdrawal, origin: string): NewMail {
  const { id, reference, email, language } = withdrawal;
  const t = mailWords(language);
  return mailToVisitor({
    kind: withdrawalMailKinds.receipt,
    recipient: email,
    language,
    subject: t("withdrawalReceipt.subject", { reference }),
    title: t("withdrawalReceipt.title"),
    blocks: [
      { type: "text", text: t("contactVisitor.greeting") },
      { type: "text", text: t("withdrawalReceipt.received") },
      { type: "facts", rows: factsOf(withdrawal, language) },
      { type: "text", text: t("withdrawalReceipt.next") },
      { type: "text", text: t("withdrawalReceipt.addMore") },
    ],
    why: t("withdrawalReceipt.why", { site: siteIn(language).name[language] }),
    link: linkToSite(origin, language),
    aboutId: id,
  });
}

function companyMail(withdrawal: StoredWithdrawal, origin: string): NewMail {
  const language = defaultLanguage.code;
  const t = mailWords(language);
  const { id, reference, email, order_id } = withdrawal;
  return mailToCompany({
    origin,
    kind: withdrawalMailKinds.company,
    replyTo: email,
    subject: t("withdrawalCompany.subject", { reference }),
    title: t("withdrawalCompany.title"),
    blocks: [
      {
        type: "facts",
        rows: [
          ...factsOf(withdrawal, language),
          {
            label: t("contactCompany.language"),
            value: languageName(withdrawal.language, language),
          },
        ],
      },
      {
        type: "text",
        text: t(order_id ? "withdrawalCompany.known" : "withdrawalCompany.unknown"),
      },
      {
        type: "button",
        label: t("withdrawalCompany.button"),
        url: origin + localizedPath("/admin/withdrawals", language),
      },
      { type: "text", text: t("withdrawalCompany.next") },
    ],
    aboutId: id,
  });
}

function factsOf(
  { reference, name, order_reference, email, at }: StoredWithdrawal,
  language: LanguageCode,
) {
  const t = mailWords(language);
  return [
    { label: t("contactCompany.reference"), value: reference },
    { label: t("contactCompany.name"), value: unlinked(name) },
    { label: t("withdrawalReceipt.order"), value: unlinked(order_reference) },
    { label: t("contactCompany.email"), value: email },
    { label: t("withdrawalReceipt.at"), value: writeInstant(at, language) },
  ];
}

/** To the second, in the office's time, as the acknowledgement of a declaration has to be. */
const writeInstant = (at: number, language: LanguageCode) =>
  dateTimeFormat(languageOf(language).locale, {
    dateStyle: "full",
    timeStyle: "long",
    timeZone: site.contact.officeHours.timeZone,
  }).format(at);

/**
 * Mail programs make links of what looks like an address. Anybody can have this mail sent to anybody, so what was
 * typed stays words: a word joiner, which nobody sees, stands behind each dot, colon and at sign.
 */
const unlinked = (text: string): string => text.replace(/[.:@/]/g, "$&\u2060");
