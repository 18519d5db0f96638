import { logoNames } from "#features/sections/pictures/client-companies.ts";
import { socialIcons } from "#platform/content/social-networks.ts";
import type { ShownValues } from "#platform/fields/field.ts";
import {
  choice,
  drawing,
  line,
  link,
  list,
  moment,
  number,
  toggle,
} from "#platform/fields/fields.ts";

/*
 * What stands around every page and belongs to none: menus, the facts of the company, its offices, the announcement.
 * `title` is what people who write call it.
 */

const title = line({ most: 110 });
export const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;
const time = {
  ...{ form: timeOfDay, such: "a time of day such as 09:00" },
  otherwise: "noTime",
} as const;
const phone = {
  ...{ required: false, translated: false, most: 40 },
  like: {
    ...{ form: /^\+?\d[\d\s().-]{4,}$/, such: "a number such as +90 222 123 45 67" },
    otherwise: "noPhone",
  },
} as const;

/**
 * How deep a menu may go, and what of a line it has no use for. Header: group, column or link, link of a column.
 * Footer: column, link.
 */
export const menuShapes: Readonly<Record<string, { levels: number; unused: readonly string[] }>> = {
  "header-menu": { levels: 3, unused: ["button"] },
  "header-actions": { levels: 1, unused: ["remark"] },
  "footer-menu": { levels: 2, unused: ["remark", "button", "counts"] },
};

/** A tree as a list: what follows an item and is deeper stands below it. So a part of it is moved by moving lines. */
export const menuFields = {
  title,
  items: list(
    {
      label: line({ most: 60 }),
      /** What stands there, below its name in a sheet of the header. */
      remark: line({ required: false, most: 80 }),
      /** 1 is the outermost. */
      level: number({ least: 1, most: 3, whole: true }),
      /** What has others below it leads nowhere itself. */
      to: link({ required: false }),
      newWindow: toggle(),
      /** Beside the header's menu: a button, or the one that sells; nothing said: a link. */
      button: choice(["secondary", "primary"], { required: false }),
      /** Shows how many of a kind there are. */
      counts: choice(["job"], { required: false }),
      audience: choice(["member", "stranger"], { required: false }),
    },
    { most: 150, isTree: true },
  ),
};

const logos = list(
  { logo: drawing(logoNames, { wideEnough: 200 }) },
  { required: false, most: 30 },
);

export const siteFactsFields = {
  title,
  name: line({ most: 60 }),
  /** Instead of the drawn mark and the name; on a dark ground another one. */
  companyLogo: drawing([], { required: false, wideEnough: 300 }),
  companyLogoOnDark: drawing([], { required: false, wideEnough: 300 }),
  address: line({ most: 200 }),
  phone: line(phone),
  email: line({
    ...{ translated: false, most: 200 },
    like: {
      ...{ form: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, such: "an e-mail address" },
      otherwise: "noEmail",
    },
  }),
  opens: line({ translated: false, like: time }),
  closes: line({ translated: false, like: time }),
  social: list(
    {
      network: choice(socialIcons),
      /** Of a website that is none of the drawn ones. */
      name: line({ required: false, translated: false, most: 40 }),
      url: link(),
    },
    { required: false, most: 20 },
  ),
  foundedYear: number({ least: 1900, most: 2100, whole: true }),
  sectors: number({ whole: true }),
  products: number({ whole: true }),
  customers: number({ whole: true }),
  satisfactionPercent: number({ most: 100 }),
  /** Who was asked and when; it stands below the figure. */
  satisfactionSource: line({ required: false, most: 200 }),
  /** A store's address; announced there, or not at all. */
  appStore: link({ required: false }),
  appStoreSoon: toggle(),
  googlePlay: link({ required: false }),
  googlePlaySoon: toggle(),
  heroLogos: logos,
  contactLogos: logos,
};

export const officeFields = {
  title,
  /** Its place among the offices; the first one is where the company sits. */
  order: number({ most: 1_000 }),
  country: line({ most: 80 }),
  countryCode: line({
    ...{ translated: false, most: 2 },
    like: {
      ...{ form: /^[A-Z]{2}$/, such: "the code of a country such as TR" },
      otherwise: "noCountryCode",
    },
  }),
  city: line({ translated: false, most: 80 }),
  postalCode: line({ required: false, translated: false, most: 20 }),
  address: line({ translated: false, most: 200 }),
  phone: line(phone),
  drawing: drawing(["office-eskisehir"], { required: false }),
};

export const announcementFields = {
  title,
  on: toggle(),
  text: line({ required: false, most: 160 }),
  label: line({ required: false, most: 40 }),
  to: link({ required: false }),
  /** On the office's clocks; nothing said: at once, and until it is switched off. */
  starts: moment({ required: false }),
  ends: moment({ required: false }),
};

export type MenuValues = ShownValues<typeof menuFields>;
export type AnnouncementValues = ShownValues<typeof announcementFields>;
