import type { ShownSite } from "#platform/content/site-shell.ts";
import type { LanguageCode } from "#platform/language/languages.ts";

/** What a legal text may name in braces, in a language; an empty one means that the company has none. */
export function companyFacts(site: ShownSite, code: LanguageCode): Record<string, string> {
  const { company, contact } = site;
  return {
    siteName: site.name[code],
    legalName: site.legalName,
    address: contact.address[code],
    phone: contact.phone,
    email: contact.email,
    opens: contact.officeHours.opens,
    closes: contact.officeHours.closes,
    managingDirector: company.managingDirector,
    registryOffice: company.tradeRegistry.office[code],
    registryNumber: company.tradeRegistry.number,
    mersis: company.mersis,
    capital: company.capital[code],
    taxOffice: company.taxOffice[code],
    taxNumber: company.taxNumber,
    vatId: company.vatId,
    registeredMail: company.registeredMail,
    dataProtectionEmail: company.dataProtectionEmail,
    accessibilityEmail: company.accessibilityEmail,
    euRepresentative: company.euRepresentative[code],
    hostingName: company.hosting.name,
    keepApplicationsDays: String(site.careers.keepApplicationsDays),
    keepUnconfirmedDays: String(site.newsletter.keepUnconfirmedDays),
    keepSpamDays: String(site.messages.keepSpamDays),
    keepBackupsDays: String(site.backups.keepDays),
    hostingPlace: company.hosting.place[code],
  };
}
