import * as v from "valibot";
import { languageCodes } from "#platform/language/languages.ts";
import { isTimeZone } from "#platform/rules/is-time-zone.ts";
import { socialIcons } from "./social-networks.ts";
import {
  eachOnce,
  expected,
  filled,
  inEachLanguage,
  inEachLanguageOrNone,
} from "./words-schema.ts";

const anAddress = expected("an address such as https://www.example.com");
const webAddress = v.pipe(v.string(), v.url(anAddress), v.startsWith("https://", anAddress));
const emailAddress = v.pipe(v.string(), v.email(expected("an e-mail address")));
const aTime = expected("a time of day such as 09:00");
const timeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, aTime));
const phone = v.pipe(
  v.string(),
  v.regex(/^(\+?\d[\d\s().-]{4,})?$/, expected("a number such as +90 222 123 45 67, or nothing")),
);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const person = v.strictObject({ firstName: filled, lastName: filled });

const timeZone = v.pipe(
  filled,
  v.check(isTimeZone, expected("a time zone such as Europe/Istanbul")),
);
/** 1 is Monday, 7 is Sunday. */
const weekday = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7));

const officeHours = v.pipe(
  v.strictObject({
    opens: timeOfDay,
    closes: timeOfDay,
    days: v.pipe(
      v.array(weekday),
      v.minLength(1, "expected at least one day, 1 is Monday"),
      v.check((days) => new Set(days).size === days.length, "a day stands twice"),
    ),
    timeZone,
  }),
  v.forward(
    v.check((hours) => hoursOpen(hours) > 0, "expected a time after `opens`"),
    ["closes"],
  ),
);

/** An answer is promised within so many weeks, so that its hour can be named (features/messages/answer-time). */
const longestPromise = 8;

const contact = v.pipe(
  v.strictObject({
    address: inEachLanguage,
    phone,
    email: emailAddress,
    officeHours,
    answerWithinOfficeHours: v.pipe(count, v.minValue(1)),
  }),
  v.forward(
    v.check(
      (contact) => canPromise(contact),
      `expected no more hours than the office is open within ${longestPromise} weeks`,
    ),
    ["answerWithinOfficeHours"],
  ),
);

const whoMayBuy = v.picklist(
  ["both", "business", "quote"],
  expected("`both`, `business` or `quote`"),
);

/**
 * The company's facts, content/site.json. An empty text means: there is none, and nothing is shown. Of what people can
 * write themselves (SiteFacts) these are what a site begins with.
 */
export const siteSchema = v.strictObject({
  name: inEachLanguage,
  legalName: filled,
  foundedYear: v.pipe(
    count,
    v.minValue(1900),
    v.check((year) => year <= new Date().getFullYear(), expected("a year that has begun")),
  ),
  /** What the legal texts name; they write it as `{managingDirector}` and so on. */
  company: v.strictObject({
    managingDirector: filled,
    tradeRegistry: v.strictObject({ office: inEachLanguage, number: filled }),
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
    hosting: v.strictObject({ name: filled, place: inEachLanguage }),
  }),
  contact,
  offices: v.pipe(
    v.array(
      v.strictObject({
        key: filled,
        country: inEachLanguage,
        /** ISO 3166-1, two letters. */
        countryCode: v.pipe(
          v.string(),
          v.check(isCountry, expected("the code of a country such as TR")),
        ),
        city: filled,
        postalCode: v.string(),
        address: filled,
        phone,
        /** Name of a drawing (features/sections/pictures/drawings.tsx). */
        image: filled,
      }),
    ),
    eachOnce("key"),
  ),
  socialLinks: v.pipe(
    v.array(
      v.strictObject({ icon: v.picklist(socialIcons), url: webAddress, name: v.optional(filled) }),
    ),
    eachOnce("icon"),
  ),
  /** Parts of the top bar that a company may switch off. */
  topBar: v.strictObject({ darkButton: v.boolean() }),
  /** Addresses of the company's app in the stores; `soon`: it is announced there; empty: it has none there. */
  apps: v.strictObject({
    appStore: v.union([v.picklist(["", "soon"]), webAddress]),
    googlePlay: v.union([v.picklist(["", "soon"]), webAddress]),
  }),
  statistics: v.strictObject({
    sectors: count,
    products: count,
    customers: count,
    satisfactionPercent: v.pipe(count, v.maxValue(100)),
    /** Who was asked and when, such as "Survey of 84 customers, 2026"; it stands below the figure. */
    satisfactionSource: v.optional(inEachLanguage),
  }),
  /** Names of features/sections/pictures/client-companies.ts. */
  clientLogos: v.strictObject({ hero: v.array(filled), contact: v.array(filled) }),
  /** Named under every news item, beside the real source. */
  newsAuthor: v.strictObject({
    ...v.entriesFromList(languageCodes, person),
    /** A file of public/. */
    avatar: v.pipe(v.string(), v.startsWith("/")),
  }),
  /** An application and its file are erased after so many days. */
  careers: v.strictObject({ keepApplicationsDays: v.pipe(count, v.minValue(1)) }),
  /** An address that nobody confirms is erased so many days after it was left last; its link works for seven. */
  newsletter: v.optional(
    v.strictObject({
      keepUnconfirmedDays: v.pipe(
        count,
        v.minValue(7, expected("at least 7, the days that a link to confirm works")),
      ),
    }),
    { keepUnconfirmedDays: 14 },
  ),
  /** A message that was taken for spam is erased so many days after; people need some to see what was no spam. */
  messages: v.optional(
    v.strictObject({
      keepSpamDays: v.pipe(count, v.minValue(7, expected("at least 7, so that people can look"))),
    }),
    { keepSpamDays: 30 },
  ),
  /** What the privacy text says of backups; what deletes them is deploy/website-backup.service. */
  backups: v.optional(v.strictObject({ keepDays: v.pipe(count, v.minValue(1)) }), { keepDays: 14 }),
  taxPercent: v.objectWithRest({ default: percent }, percent),
  currency: v.pipe(v.string(), v.check(isCurrency, expected("a currency such as TRY"))),
  shop: v.strictObject({
    /** Country or `EU` → who may order there; `other`: everywhere else (features/orders/rules/countries.ts). */
    sellTo: v.objectWithRest({ other: whoMayBuy }, whoMayBuy),
  }),
});

function isCountry(code: string): boolean {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  return /^[A-Z]{2}$/.test(code) && names.of(code) !== undefined;
}

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf("currency").includes(code);
}

/** Whether an answer comes within the weeks in which its hour can be named; hours that are wrong say so themselves. */
export function canPromise({
  officeHours: { days, ...day },
  answerWithinOfficeHours,
}: {
  officeHours: { opens: string; closes: string; days: readonly number[] };
  answerWithinOfficeHours: number;
}): boolean {
  const week = hoursOpen(day) * days.length;
  return !(week > 0) || answerWithinOfficeHours <= week * longestPromise;
}

/** Of one day. */
export function hoursOpen({ opens, closes }: { opens: string; closes: string }): number {
  return hoursOf(closes) - hoursOf(opens);
}

function hoursOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours + minutes / 60;
}

export type Site = v.InferOutput<typeof siteSchema>;
