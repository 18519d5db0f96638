/**
 * Addresses that were screens of the code and are entries now, and the entry of content/entries that stands there in
 * the beginning. The site and its mails lead to them whatever anybody writes: they can be changed, and not taken away.
 */
export const formerScreens: Readonly<Record<string, string>> = {
  "/": "home",
};

/** @param path without the language's prefix */
export const isFormerScreen = (path: string) => Object.hasOwn(formerScreens, path);
