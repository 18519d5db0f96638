import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";

/** What networks and messengers show large; smaller ones cut it to a square from the middle. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

/** Room for the drawing, px. */
export const stage = { x: 660, y: 84, width: 484, height: 462 } as const;

/** A page in a language; `path` without its prefix. */
export interface Place {
  path: string;
  code: LanguageCode;
}

/** The address of the picture that stands for a page. No address of a page holds a dot, so each name is one page's. */
export const socialPicturePath = ({ path, code }: Place): string =>
  `/social/${code}${path === "/" ? "" : path.replaceAll("/", ".")}.png`;

/** The page whose picture has the name; undefined where none can. */
export function placeOfPicture(name: string): Place | undefined {
  const [, language, path = ""] = /^([a-z]{2})((?:\.[a-z0-9-]+)*)\.png$/.exec(name) ?? [];
  const code = languageCodes.find((each) => each === language);
  return code ? { code, path: path.replaceAll(".", "/") || "/" } : placeOfFormerName(name);
}

/** Until 22 November 2026 the build drew them under other names (`home.tr.png`), which links that were shared keep. */
function placeOfFormerName(name: string): Place | undefined {
  const [, page, language] = /^([a-z0-9-]+)\.([a-z]{2})\.png$/.exec(name) ?? [];
  const code = languageCodes.find((each) => each === language);
  return code && { code, path: page === "home" ? "/" : `/${page}` };
}

/**
 * The picture of a page as its head names it.
 * @param version of what stands there: who keeps pictures asks again when it is another one
 */
export const pictureOfPage = (
  origin: string,
  place: Place,
  { version, title, siteName }: { version: number; title: string; siteName: string },
) => ({
  url: `${origin}${socialPicturePath(place)}?v=${version}`,
  alt: `${title} · ${siteName}`,
});

/** Stands for each page that has none of its own: that of the home page. */
export const sitePicture = (origin: string, code: LanguageCode, siteName: string) => ({
  url: origin + socialPicturePath({ path: "/", code }),
  alt: siteName,
});
