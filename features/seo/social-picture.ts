import { allMessages } from "#platform/language/all-messages.ts";
import type { LanguageCode } from "#platform/language/languages.ts";

/** What networks and messengers show large; smaller ones cut it to a square from the middle. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

/** The address of the picture that stands for a page in a language; the build draws it. */
export function socialPicturePath(page: string, code: LanguageCode): string {
  return `/social/${page}.${code}.png`;
}

type PageWords = (typeof allMessages)[LanguageCode]["pages"];

/** What stands on the picture in large letters. */
export function socialHeadline(page: keyof PageWords, code: LanguageCode): string {
  const { hero, pages } = allMessages[code];
  return page === "home" ? hero.headline : pages[page].title;
}
