import type { Offer } from "#features/catalogue/offer.ts";
import { netOf } from "#features/catalogue/price-history.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { dateOfPost } from "./date-of-post.ts";
import { type Context, organizationId, type Thing, withoutEmpty } from "./structured-data.ts";

interface Written {
  url: string;
  /** The address of the picture that stands for the page. */
  picture: string;
  page: { title: string; description: string; publishedAt: number; changedAt: number };
}

interface Post extends Written {
  /** The day that it names. */
  day: string;
  /** Nothing said: the company. */
  author: string | undefined;
}

/** A post of the company's own. */
export function article({
  site,
  origin,
  code,
  url,
  picture,
  page,
  ...post
}: Context & Post): Thing {
  const company = { "@type": "Organization", name: site.name[code], "@id": organizationId(origin) };
  return {
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    headline: page.title,
    description: page.description,
    inLanguage: code,
    mainEntityOfPage: url,
    image: picture,
    datePublished: new Date(dateOfPost(page.publishedAt, post.day)).toISOString(),
    dateModified: new Date(page.changedAt).toISOString(),
    author: post.author ? { "@type": "Person", name: post.author } : company,
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
