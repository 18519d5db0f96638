import { type LanguageCode, languageCodes, languageOf } from "#platform/language/languages.ts";
import { socialPictureSize } from "./social-picture/social-picture.ts";

/** What machines are told about a page in one language. Addresses are complete, with the origin. */
interface SharedPage {
  code: LanguageCode;
  title: string;
  description: string;
  siteName: string;
  url: string;
  picture: { url: string; alt: string };
}

export interface MetaTag {
  attribute: "property" | "name";
  name: string;
  content: string;
}

const property = (name: string, content: string): MetaTag => ({
  attribute: "property",
  name: `og:${name}`,
  content,
});

/** What a link to the page looks like where it is shared: https://ogp.me, and the one tag X asks for. */
export function openGraph(
  page: SharedPage,
  { type, live }: { type: "website" | "article"; live: readonly LanguageCode[] } = {
    type: "website",
    live: languageCodes,
  },
): MetaTag[] {
  const others = live.filter((code) => code !== page.code);
  return [
    property("type", type),
    property("site_name", page.siteName),
    property("title", page.title),
    property("description", page.description),
    property("url", page.url),
    property("locale", localeOf(page.code)),
    ...others.map((code) => property("locale:alternate", localeOf(code))),
    property("image", page.picture.url),
    property("image:type", "image/png"),
    property("image:width", String(socialPictureSize.width)),
    property("image:height", String(socialPictureSize.height)),
    property("image:alt", page.picture.alt),
    { attribute: "name", name: "twitter:card", content: "summary_large_image" },
  ];
}

/** The protocol joins language and territory by an underscore (https://ogp.me/#optional). */
const localeOf = (code: LanguageCode) => languageOf(code).locale.replace("-", "_");
