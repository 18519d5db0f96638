import type { EntryKind } from "./kinds.ts";

/**
 * Addresses that were screens of the code and are entries now, and the entry of content/entries that stands there in
 * the beginning. The site and its mails lead to them whatever anybody writes: they can be changed, and not taken away.
 */
export const formerScreens: Readonly<Record<string, string>> = {
  "/": "home",
};

/** Kinds that came with the code which shows them: a site of before begins with the entries of content/entries. */
export const newKinds: readonly EntryKind[] = ["product"];

/** @param path without the language's prefix */
export const isFormerScreen = (path: string) => Object.hasOwn(formerScreens, path);

/** What a release before this one cannot show. */
export const isNewHere = ({ kind, path }: { kind: EntryKind; path: string }) =>
  isFormerScreen(path) || newKinds.includes(kind);
