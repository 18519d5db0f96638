import type { ShownSite } from "#platform/content/site-shell.ts";
import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { socialPicturePath } from "./social-picture/social-picture.ts";

/** A thing of https://schema.org, as JSON-LD. */
export type Thing = { "@type": string } & Record<string, unknown>;

export interface Context {
  site: ShownSite;
  /** Of the site, without a slash at the end. */
  origin: string;
  code: LanguageCode;
}

/** By which other things name the company. */
export const organizationId = (origin: string) => `${origin}/#organization`;

/** The company. What the facts leave empty is left out. */
export function organization({ site, origin, code }: Context): Thing {
  const { company, contact } = site;
  return withoutEmpty({
    "@type": "Organization",
    "@id": organizationId(origin),
    name: site.name[code],
    legalName: site.legalName,
    url: origin + localizedPath("/", code),
    logo: `${origin}/icon-512.png`,
    foundingDate: String(site.foundedYear),
    email: contact.email,
    telephone: contact.phone,
    taxID: company.taxNumber,
    vatID: company.vatId,
    address: contact.address[code],
    sameAs: site.socialLinks.map(({ url }) => url),
    contactPoint: withoutEmpty({
      "@type": "ContactPoint",
      contactType: "customer service",
      email: contact.email,
      telephone: contact.phone,
      availableLanguage: languageCodes,
      url: origin + localizedPath("/contact", code),
    }),
  });
}

/** The site as a whole, in one language. */
export function website({ site, origin, code }: Context): Thing {
  return {
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    name: site.name[code],
    alternateName: languageCodes.filter((other) => other !== code).map((other) => site.name[other]),
    url: origin + localizedPath("/", code),
    inLanguage: code,
    publisher: { "@id": organizationId(origin) },
  };
}

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Each office, as a place that one can go to or call. */
export function localBusinesses({ site, origin, code }: Context): Thing[] {
  const { officeHours } = site.contact;
  return site.offices.map((office) =>
    withoutEmpty({
      "@type": "LocalBusiness",
      "@id": `${origin}/#office-${office.key}`,
      name: `${site.name[code]} ${office.city}`,
      image: origin + socialPicturePath({ path: "/", code }),
      url: origin + localizedPath("/contact", code),
      email: site.contact.email,
      telephone: office.phone,
      parentOrganization: { "@id": organizationId(origin) },
      address: withoutEmpty({
        "@type": "PostalAddress",
        streetAddress: office.address,
        postalCode: office.postalCode,
        addressLocality: office.city,
        addressCountry: office.countryCode,
      }),
      openingHoursSpecification: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: officeHours.days.map((day) => days[day - 1]),
        opens: officeHours.opens,
        closes: officeHours.closes,
      },
    }),
  );
}

/** The way from the home page to a page; names and complete addresses, the home page first. */
export function breadcrumbs(trail: readonly { name: string; url: string }[]): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** A thing without what is not known of it. */
export function withoutEmpty<T extends Thing>(thing: T): T {
  const filled = Object.entries(thing).filter(([, value]) => value !== "");
  return Object.fromEntries(filled) as T;
}
