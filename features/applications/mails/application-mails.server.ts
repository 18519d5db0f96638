import { site } from "#platform/content/site.ts";
import { siteIn } from "#platform/content/site-now.server.ts";
import { languageName } from "#platform/language/language-name.ts";
import { defaultLanguage } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { linkToSite, mailToCompany, mailToVisitor } from "#platform/outbox/address-mail.server.ts";
import { headerText } from "#platform/outbox/header-text.server.ts";
import { mailWords, officeTime } from "#platform/outbox/mail-words.server.ts";
import type { NewMail } from "#platform/outbox/queue-mail.server.ts";
import type { Application } from "../application-tables.server.ts";
import { applicationMailKinds } from "./mail-kinds.ts";

/** Long names would push the rest out of a mail program's list. */
const subjectPart = 60;

/**
 * The two mails of an application. The file is in neither: in an inbox no clock would erase it, so the company's mail
 * leads to the back office.
 */
export function applicationMails(application: Application, origin: string): NewMail[] {
  return [companyMail(application, origin), applicantMail(application, origin)];
}

function companyMail(application: Application, origin: string): NewMail {
  const language = defaultLanguage.code;
  const t = mailWords(language);
  const { id, reference, name, email, phone, position, created_at } = application;
  return mailToCompany({
    origin,
    kind: applicationMailKinds.company,
    replyTo: email,
    subject: t("applicationCompany.subject", {
      reference,
      name: headerText(name, subjectPart),
      position: headerText(position, subjectPart),
    }),
    title: t("applicationCompany.title"),
    blocks: [
      {
        type: "facts",
        rows: [
          { label: t("contactCompany.reference"), value: reference },
          { label: t("applicationCompany.position"), value: position },
          { label: t("contactCompany.name"), value: name },
          { label: t("contactCompany.email"), value: email },
          ...(phone ? [{ label: t("contactCompany.phone"), value: phone }] : []),
          {
            label: t("contactCompany.language"),
            value: languageName(application.language, language),
          },
          { label: t("contactCompany.sentAt"), value: officeTime(created_at, language) },
        ],
      },
      { type: "text", text: t("applicationCompany.hint") },
      {
        type: "button",
        label: t("applicationCompany.button"),
        url: `${origin}${localizedPath("/admin/application", language)}?id=${id}`,
      },
    ],
    aboutId: id,
  });
}

/** Holds nothing that the applicant typed: otherwise the form would send anybody's words to anybody. */
function applicantMail({ id, reference, email, language }: Application, origin: string): NewMail {
  const t = mailWords(language);
  const days = String(site.careers.keepApplicationsDays);
  return mailToVisitor({
    kind: applicationMailKinds.applicant,
    recipient: email,
    language,
    subject: t("applicationApplicant.subject", { reference }),
    title: t("applicationApplicant.title"),
    blocks: [
      { type: "text", text: t("contactVisitor.greeting") },
      { type: "text", text: t("applicationApplicant.thanks") },
      { type: "facts", rows: [{ label: t("contactVisitor.reference"), value: reference }] },
      { type: "text", text: t("applicationApplicant.erased", { days }) },
      { type: "text", text: t("contactVisitor.addMore") },
    ],
    why: t("applicationApplicant.why", { site: siteIn(language).name[language] }),
    link: linkToSite(origin, language),
    aboutId: id,
  });
}
