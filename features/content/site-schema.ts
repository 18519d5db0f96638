import * as v from "valibot";
import { filled, inEachLanguage, inEachLanguageOrNone } from "./words-schema.ts";

const webAddress = v.pipe(v.string(), v.url(), v.startsWith("https://"));
const emailAddress = v.pipe(v.string(), v.email());
const timeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const person = v.strictObject({ firstName: filled, lastName: filled });

const socialIcons = ["facebook", "instagram", "dribbble", "twitter", "youtube"] as const;

/** The company's facts, content/site.json. An empty text means: there is none, and nothing is shown. */
export const siteSchema = v.object({
  name: inEachLanguage,
  legalName: filled,
  foundedYear: v.pipe(count, v.minValue(1900)),
  /** What the legal pages name; content/legal writes them as `{managingDirector}` and so on. */
  company: v.object({
    managingDirector: filled,
    tradeRegistry: v.object({ office: inEachLanguage, number: filled }),
    mersis: v.string(),
    capital: inEachLanguage,
    taxOffice: inEachLanguage,
    taxNumber: v.string(),
    vatId: v.string(),
    registeredMail: v.string(),
    dataProtectionEmail: emailAddress,
    accessibilityEmail: emailAddress,
    securityEmail: emailAddress,
    /** Art. 27 GDPR; empty for a company that is established in the European Union. */
    euRepresentative: inEachLanguageOrNone,
    hosting: v.object({ name: filled, place: inEachLanguage }),
  }),
  contact: v.object({
    address: inEachLanguage,
    phone: v.string(),
    email: emailAddress,
    officeHours: v.object({
      opens: timeOfDay,
      closes: timeOfDay,
      /** 1 is Monday, 7 is Sunday. */
      days: v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
      timeZone: filled,
    }),
    answerWithinOfficeHours: v.pipe(count, v.minValue(1)),
  }),
  offices: v.array(
    v.object({
      key: filled,
      country: inEachLanguage,
      /** ISO 3166-1, two letters. */
      countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
      city: filled,
      postalCode: v.string(),
      address: filled,
      phone: v.string(),
      image: filled,
    }),
  ),
  socialLinks: v.array(v.object({ icon: v.picklist(socialIcons), url: webAddress })),
  /** Parts of the top bar that a company may switch off. */
  topBar: v.object({ darkButton: v.boolean() }),
  /** Addresses of the company's app in the stores; empty: it has none there. */
  apps: v.object({
    appStore: v.union([v.literal(""), webAddress]),
    googlePlay: v.union([v.literal(""), webAddress]),
  }),
  statistics: v.object({
    sectors: count,
    products: count,
    customers: count,
    satisfactionPercent: v.pipe(count, v.maxValue(100)),
  }),
  clientLogos: v.object({ hero: v.array(filled), contact: v.array(filled) }),
  /** Named under every news item, beside the real source. */
  newsAuthor: v.object({
    tr: person,
    en: person,
    de: person,
    avatar: v.pipe(v.string(), v.startsWith("/")),
  }),
  taxPercent: v.objectWithRest({ default: v.number() }, v.number()),
  currency: v.pipe(v.string(), v.length(3)),
});

export type Site = v.InferOutput<typeof siteSchema>;
