import type { Offer } from "#features/catalogue/offer.ts";
import { netOf } from "#features/catalogue/price-history.ts";
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

const organizationId = (origin: string) => `${origin}/#organization`;

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

interface Written {
  url: string;
  /** The address of the picture that stands for the page. */
  picture: string;
  page: { title: string; description: string; publishedAt: number; changedAt: number };
}

/** A post of the company's own. */
export function article({ site, origin, code, url, picture, page }: Context & Written): Thing {
  return {
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    headline: page.title,
    description: page.description,
    inLanguage: code,
    mainEntityOfPage: url,
    image: picture,
    datePublished: new Date(page.publishedAt).toISOString(),
    dateModified: new Date(page.changedAt).toISOString(),
    author: { "@type": "Organization", name: site.name[code], "@id": organizationId(origin) },
    publisher: { "@id": organizationId(origin) },
  };
}

interface Position extends Written {
  date: string;
  until?: string;
  employment: string;
}

/** An open position. */
export function jobPosting({ site, origin, code, url, page, ...job }: Context & Position): Thing {
  const [office] = site.offices;
  return withoutEmpty({
    "@type": "JobPosting",
    "@id": `${url}#position`,
    title: page.title,
    description: page.description,
    inLanguage: code,
    url,
    datePosted: job.date,
    validThrough: job.until ?? "",
    employmentType: job.employment.toUpperCase().replace("-", "_").replace("INTERNSHIP", "INTERN"),
    directApply: true,
    hiringOrganization: { "@id": organizationId(origin) },
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: office?.city,
        addressCountry: office?.countryCode,
      },
    },
  });
}

interface Offered {
  url: string;
  page: { title: string; description: string; values: Record<string, unknown> };
}

/** What the company does for others, and what it costs at least. */
export function service({ origin, url, page }: Context & Offered): Thing {
  return {
    "@type": "Service",
    "@id": `${url}#service`,
    name: page.title,
    description: page.description,
    url,
    provider: { "@id": organizationId(origin) },
    offers: {
      "@type": "Offer",
      url,
      priceSpecification: {
        "@type": "PriceSpecification",
        minPrice: page.values.priceFrom,
        priceCurrency: "EUR",
        valueAddedTaxIncluded: false,
      },
    },
  };
}

interface Sold extends Offered {
  /** The address of the picture that stands for the page. */
  picture: string;
  number: number;
  /** Undefined: it is not sold now. */
  offer: Offer | undefined;
}

/** What is sold at a price of its own in each currency; a service, so there is nothing to ship. */
export function product({
  site,
  origin,
  code,
  url,
  picture,
  page,
  number,
  offer,
}: Context & Sold): Thing {
  return {
    "@type": "Product",
    "@id": `${url}#product`,
    name: page.title,
    description: page.description,
    sku: String(number),
    url,
    image: picture,
    brand: { "@type": "Brand", name: site.name[code] },
    ...(offer && {
      offers: Object.entries(offer.prices).map(([currency, price]) => ({
        "@type": "Offer",
        url,
        price: netOf(price) / 100,
        priceCurrency: currency,
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price: netOf(price) / 100,
          priceCurrency: currency,
          valueAddedTaxIncluded: false,
        },
        availability: `https://schema.org/${offer.stock > 0 ? "InStock" : "OutOfStock"}`,
        seller: { "@id": organizationId(origin) },
      })),
    }),
  };
}

/** Questions with their answers, as plain words. */
export function questionsPage(
  questions: readonly { question: string; answer: string }[],
  { url, code }: { url: string; code: LanguageCode },
): Thing {
  return {
    "@type": "FAQPage",
    "@id": `${url}#questions`,
    inLanguage: code,
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
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

function withoutEmpty<T extends Thing>(thing: T): T {
  const filled = Object.entries(thing).filter(([, value]) => value !== "");
  return Object.fromEntries(filled) as T;
}
