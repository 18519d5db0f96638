import type { EntryKind } from "./kinds.ts";

/** What releases learned to show as entries at one time; rows of a step stand where no release before it looks. */
interface Step {
  /** Addresses that the code leads to, most of them its screens once → the file of content/entries that stands there in the beginning. */
  screens: Readonly<Record<string, string>>;
  /** Pages that came with them and that they lead to: where such an address is unknown, it comes too. */
  pages: Readonly<Record<string, string>>;
  /** Kinds that came with the code which shows them: a site of before begins with the entries of content/entries. */
  kinds: readonly EntryKind[];
}

export const steps: readonly Step[] = [
  {
    screens: { "/": "page/home", "/contact": "page/contact", "/shop/grid": "page/shop-grid" },
    pages: {
      "/shop/grid/lowest-price": "page/shop-lowest-price",
      "/shop/grid/highest-price": "page/shop-highest-price",
      "/shop/category/packages": "page/shop-packages",
      "/shop/category/support": "page/shop-support",
      "/shop/category/workshops": "page/shop-workshops",
    },
    kinds: ["product"],
  },
  {
    screens: {
      "/contact/thanks": "page/contact-thanks",
      "/application/thanks": "page/application-thanks",
      "/newsletter/thanks": "page/newsletter-thanks",
      "/newsletter/confirmed": "page/newsletter-confirmed",
      "/newsletter/unsubscribed": "page/newsletter-unsubscribed",
      "/newsletter/link-expired": "page/newsletter-link-expired",
      "/pages-logout": "page/signed-out",
      "/error": "page/error",
      "/error-404": "second-name/error-404",
    },
    pages: {},
    kinds: [],
  },
  {
    screens: {
      "/imprint": "legal-text/imprint",
      "/privacy": "legal-text/privacy",
      "/cookies": "legal-text/cookies",
      "/accessibility": "legal-text/accessibility",
      "/terms-conditions": "legal-text/terms-conditions",
      "/shop/conditions": "legal-text/shop-conditions",
      "/shop/conditions/information": "order-text/order-information",
      "/shop/conditions/contract": "order-text/order-contract",
      "/shop/conditions/withdrawal": "order-text/order-withdrawal",
      "/shop/conditions/terms": "order-text/order-terms",
    },
    pages: {},
    kinds: ["legal-text", "order-text"],
  },
  {
    screens: {},
    pages: {},
    kinds: ["menu", "site-facts", "office", "announcement", "words"],
  },
];

const together = (of: "screens" | "pages"): Readonly<Record<string, string>> =>
  Object.assign({}, ...steps.map((step) => step[of]));

/** The site and its mails lead to these whatever anybody writes: they can be changed, and not taken away. */
export const formerScreens = together("screens");
export const newPages = together("pages");
export const newKinds = steps.flatMap(({ kinds }) => kinds);

/** @param path without the language's prefix */
export const isFormerScreen = (path: string) => Object.hasOwn(formerScreens, path);

/** The step with which releases can show it, from 1; 0: all can. */
export const stepOf = ({ kind, path }: { kind: EntryKind; path: string }): number =>
  1 +
  steps.findIndex(
    ({ screens, pages, kinds }) =>
      Object.hasOwn(screens, path) || Object.hasOwn(pages, path) || kinds.includes(kind),
  );
