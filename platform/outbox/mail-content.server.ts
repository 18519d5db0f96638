import { site } from "#platform/content/site.ts";
import { siteIn } from "#platform/content/site-now.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";

/** What a mail says, apart from how it looks: the text part and the HTML part are made from the same. */
export interface MailContent {
  language: LanguageCode;
  title: string;
  blocks: MailBlock[];
  /** Why the reader gets this mail. */
  why: string;
  /** The last line, such as the way out of a list. */
  link?: MailLink;
}

export interface MailLink {
  label: string;
  url: string;
}

export type MailBlock =
  | { type: "text"; text: string }
  /** Somebody's own words, line breaks included. */
  | { type: "letter"; text: string }
  | { type: "heading"; text: string }
  | { type: "list"; items: string[] }
  | { type: "facts"; rows: { label: string; value: string }[] }
  | { type: "message"; label: string; text: string }
  | ({ type: "button" } & MailLink);

/** Who writes, at the end of every mail in its language: a business letter names its sender. */
export const senderIn = (language: LanguageCode): string[] => [
  site.legalName,
  siteIn(language).contact.address[language],
  siteIn(language).contact.email,
];
