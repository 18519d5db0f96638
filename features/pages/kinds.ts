import { drawingNames, portraitNames } from "#features/sections/drawing-names.ts";
import type { Fields, ShownValues } from "#platform/fields/field.ts";
import { choice, date, drawing, line, number, text, toggle } from "#platform/fields/fields.ts";
import { choiceOfEntry } from "./choice-of-entry.ts";
import { type HelpTopic, helpTopics } from "./help-topics.ts";
import { legalTextFields, orderTextFields } from "./legal-fields.ts";
import type { PostCategory } from "./post-categories.ts";
import { postCategories } from "./post-categories.ts";
import { productFields } from "./product-fields.ts";
import { serviceFields } from "./service-fields.ts";
import {
  announcementFields,
  menuFields,
  officeFields,
  siteFactsFields,
} from "./site/site-fields.ts";
import { integrationFields, saasFeatureFields } from "./software-kinds.ts";
import { wordsFields } from "./words/word-fields.ts";
import { caseStudyFields, customerStoryFields } from "./work-kinds.ts";

/** One kind of entry: where its entries stand, and what they hold beside their sections. */
interface Kind {
  /** What comes before the slug of an entry; undefined: each entry names its own fixed address. */
  below?: string;
  /** Of kinds whose entries have a number there instead of a slug: the field that holds it. Lists follow it. */
  numberedBy?: string;
  /** It has no page: it stands around or behind all of them (site/show-site.ts). */
  isPageless?: true;
  /** Of such a kind: the page that is shown beside its form; the home page where nothing is said. */
  seenOn?: string;
  fields: Fields;
  /** Fields that its card in a list shows, beside title and description. */
  onCards: readonly string[];
  /** The page of the menu that lists them, which the trail on their pages leads back to while it is live. */
  listedAt?: string;
  /** Of those the one whose equal values make a group; its pages then show related entries and where their group is listed. */
  groupedBy?: string;
  /** Its texts name facts of the company in braces (fill-names.server.ts). */
  namesFacts?: true;
  /** Kept from search engines, as a page may be: what it says stands elsewhere, too. */
  unlisted?: true;
  /** Others show more of it than its card. */
  shownWhole?: true;
}

/** Of every kind but second names: for the head of the page, for cards and search results. */
const head = { title: line({ most: 110 }), description: text({ most: 300 }) };

/** Words that somebody may look for and that title and description do not hold. */
const keywords = line({ required: false, most: 200 });

const layouts = ["first", "second"] as const;

const postFields = {
  ...head,
  date: date(),
  category: choice<PostCategory>(postCategories),
  /** Beside its title and on its card. */
  drawing: drawing(drawingNames, { required: false }),
  /** Who wrote it; nothing said: the company's team. */
  author: line({ required: false, most: 80 }),
};

const pageFields = {
  ...head,
  /** Nothing said: the first section opens the page, and its heading is the page's. */
  heading: line({ required: false }),
  introduction: text({ required: false, most: 400 }),
  /** How it begins; nothing said: the words alone. */
  opening: choice(["beside", "centred", "night"], { required: false }),
  /** Beside the words, or below them where they are centred. */
  drawing: drawing(drawingNames, { required: false }),
  keywords,
  /** Kept from search engines, from the search of the site and out of the sitemap. */
  unlisted: toggle(),
  /** A list of entries that may all be invented: it stands in menus and in the search only while one of this kind is live. */
  menuWhile: choice(["case-study", "customer-story", "person"], { required: false }),
};

const personFields = {
  ...head,
  /** What they do here. */
  role: line({ most: 80 }),
  portrait: drawing(portraitNames),
};

const employments = ["full-time", "part-time", "internship"] as const;

const jobFields = {
  ...head,
  /** Since when it is open. */
  date: date(),
  /** Until when one may apply; nothing said: until it is filled. */
  until: date({ required: false }),
  place: line({ most: 80 }),
  employment: choice(employments),
};

const postCategoryFields = { ...pageFields, category: choice<PostCategory>(postCategories) };

const helpArticleFields = {
  ...head,
  topic: choice<HelpTopic>(helpTopics),
  /** Its place among those of its topic. */
  order: number({ most: 1_000 }),
  keywords,
};

/** What is shown, and how, at an address that has nothing of its own (show-second-names.server.ts). */
const secondNameFields = {
  shows: choiceOfEntry(),
  /** Of the ways in which the template of what is shown can draw it. */
  layout: choice(layouts, { required: false }),
};

export const kinds = {
  /** An article. */
  post: {
    below: "/blog/",
    fields: postFields,
    onCards: ["date", "category", "drawing"],
    listedAt: "/blog/grid",
    groupedBy: "category",
  },
  /** The posts of one category. */
  "post-category": {
    below: "/blog/category/",
    fields: postCategoryFields,
    onCards: ["category"],
    listedAt: "/blog/grid",
  },
  /** An answer to what customers ask about working with us. */
  "help-article": {
    below: "/help/",
    fields: helpArticleFields,
    onCards: ["order", "topic", "keywords"],
    listedAt: "/help/center",
    groupedBy: "topic",
  },
  /** Somebody of the company. */
  person: { below: "/team/", fields: personFields, onCards: ["role", "portrait"] },
  /** An open position, with the form to apply. */
  job: { below: "/career/", fields: jobFields, onCards: ["date", "place", "employment"] },
  /** What the company does for others. */
  service: {
    below: "/services/",
    fields: { ...head, ...serviceFields },
    onCards: ["order", "summary", "drawing", "deliverables", "priceFrom", "duration"],
    listedAt: "/services/v1",
  },
  /** A project, from the problem to the measured result. */
  "case-study": {
    below: "/portfolio/",
    fields: { ...head, ...caseStudyFields },
    onCards: ["date", "customer", "sector", "field", "drawing", "figure", "figureLabel"],
    listedAt: "/portfolio/masonry",
  },
  /** A customer tells. */
  "customer-story": {
    below: "/customer/stories/",
    fields: { ...head, ...customerStoryFields },
    onCards: ["date", "person", "role", "company", "quotation", "figure", "figureLabel"],
    listedAt: "/customer/stories",
  },
  /** A part that business software needs. */
  "saas-feature": {
    below: "/saas/features/",
    fields: { ...head, ...saasFeatureFields },
    onCards: ["drawing"],
    listedAt: "/saas/features",
  },
  /** A system that we connect. */
  integration: {
    below: "/saas/integrations/",
    fields: { ...head, ...integrationFields },
    onCards: ["sort", "drawing", "standards"],
    listedAt: "/saas/integrations",
  },
  /** What is sold at a price, with its scope. */
  product: {
    below: "/shop/single/",
    numberedBy: "product",
    fields: { ...head, ...productFields },
    onCards: ["product", "category", "scope", "picture", "isNew"],
    listedAt: "/shop/grid",
    groupedBy: "category",
  },
  /** A page at a fixed address of the menu. */
  page: { fields: pageFields, onCards: ["unlisted", "menuWhile"] },
  /** Imprint, privacy and the like: facts of the company in braces are filled in where it is shown. */
  "legal-text": { fields: { ...head, ...legalTextFields }, onCards: [], namesFacts: true },
  /** What an order is made under; the checkout fills it in with the order. */
  "order-text": {
    fields: { ...head, ...orderTextFields },
    onCards: [],
    namesFacts: true,
    unlisted: true,
    shownWhole: true,
  },
  /** The menus of the header and of the footer. */
  menu: { isPageless: true, fields: menuFields, onCards: [] },
  /** The company's own facts. */
  "site-facts": { isPageless: true, fields: siteFactsFields, onCards: [] },
  office: { isPageless: true, seenOn: "/contact", fields: officeFields, onCards: [] },
  /** A line above every page for a while. */
  announcement: { isPageless: true, fields: announcementFields, onCards: [] },
  /** Words of the interface, of mails and of reply templates that the company says otherwise. */
  words: { isPageless: true, fields: wordsFields, onCards: [] },
  /** An address of the menu that shows another entry. */
  "second-name": { fields: secondNameFields, onCards: ["shows", "layout"] },
} as const satisfies Record<string, Kind>;

export type EntryKind = keyof typeof kinds;
/** Kinds without a page. */
export type PagelessKind = "menu" | "site-facts" | "office" | "announcement" | "words";
/** Kinds that have pages of their own; a second name is drawn as what it shows. */
export type DrawnKind = Exclude<EntryKind, "second-name" | PagelessKind>;
export type Layout = (typeof layouts)[number];
export const entryKinds = Object.keys(kinds) as EntryKind[];

/** A newer release may have stored entries of kinds that this one does not know. */
export const isKnownKind = (kind: string): kind is EntryKind => Object.hasOwn(kinds, kind);

/** By its name in a table whose types are those of any kind. */
export const kindOf = (kind: EntryKind): Kind => kinds[kind];

export const isPageless = ({ kind }: { kind: EntryKind }) => kindOf(kind).isPageless === true;

/** Kinds whose entries stand in groups. */
export const groupedKinds = entryKinds.filter((kind) => kindOf(kind).groupedBy !== undefined);

export type PostValues = ShownValues<typeof postFields>;
export type PersonValues = ShownValues<typeof personFields>;
export type JobValues = ShownValues<typeof jobFields>;
export type PageValues = ShownValues<typeof pageFields>;
export type HelpArticleValues = ShownValues<typeof helpArticleFields>;
