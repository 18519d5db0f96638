import type { EntryKind } from "./kinds.ts";

/**
 * Addresses that were screens of the code and are entries now, and the entry of content/entries that stands there in
 * the beginning. The site and its mails lead to them whatever anybody writes: they can be changed, and not taken away.
 */
export const formerScreens: Readonly<Record<string, string>> = {
  "/": "home",
  "/contact": "contact",
  "/shop/grid": "shop-grid",
};

/** Pages that came with them and that they lead to: where such an address is unknown, it comes too. */
export const newPages: Readonly<Record<string, string>> = {
  "/shop/grid/lowest-price": "shop-lowest-price",
  "/shop/grid/highest-price": "shop-highest-price",
  "/shop/category/packages": "shop-packages",
  "/shop/category/support": "shop-support",
  "/shop/category/workshops": "shop-workshops",
};

/** Kinds that came with the code which shows them: a site of before begins with the entries of content/entries. */
export const newKinds: readonly EntryKind[] = ["product"];

/** @param path without the language's prefix */
export const isFormerScreen = (path: string) => Object.hasOwn(formerScreens, path);

/** What a release before this one cannot show. */
export const isNewHere = ({ kind, path }: { kind: EntryKind; path: string }) =>
  isFormerScreen(path) || Object.hasOwn(newPages, path) || newKinds.includes(kind);
