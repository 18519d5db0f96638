import type { LanguageCode } from "#platform/language/languages.ts";

/** What networks and messengers show large; smaller ones cut it to a square from the middle. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

/** The address of the picture that stands for a page in a language; the build draws it. */
export function socialPicturePath(page: string, code: LanguageCode): string {
  return `/social/${page}.${code}.png`;
}

/** Stands for each page that has none of its own. */
export const sitePicture = (origin: string, code: LanguageCode, siteName: string) => ({
  url: origin + socialPicturePath("home", code),
  alt: siteName,
});
