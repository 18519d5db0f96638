import { pages } from "../app/pages.ts";
import { formerScreens } from "../features/pages/former-screens.ts";

/** Without a language: what was a screen and is an entry now, and the screens that may be found or are named. */
export const measuredPaths = (...keys: readonly string[]): string[] => [
  ...Object.keys(formerScreens),
  ...pages.filter(({ indexed, key }) => indexed || keys.includes(key)).map(({ path }) => path),
];
