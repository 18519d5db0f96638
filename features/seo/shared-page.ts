import type { LanguageCode } from "#platform/language/languages.ts";

/** What machines are told about a page in one language. Addresses are complete, with the origin. */
export interface SharedPage {
  code: LanguageCode;
  title: string;
  description: string;
  siteName: string;
  url: string;
  picture: { url: string; alt: string };
}
