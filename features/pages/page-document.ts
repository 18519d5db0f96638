import type { SectionType } from "#features/sections/section-types.ts";
import type { Shells } from "#platform/content/site-shell.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { DrawnKind, Layout } from "./kinds.ts";

/** One section of a page in one language, as its component gets it. */
export interface ShownSection {
  /** Of the document, the same in every language; the section's anchor. */
  id: string;
  type: SectionType;
  values: Record<string, unknown>;
}

/** One address in one language, as a release freezes it: what the page shows, and nothing else. */
export interface PageDocument {
  entry: string;
  kind: DrawnKind;
  language: LanguageCode;
  version: number;
  /** Without the language's prefix: `/blog/…`. */
  path: string;
  /** Which page of its list, from the second on (`/blog/grid/2`). */
  part?: number;
  /** First and latest publication in this language, ms. */
  publishedAt: number;
  changedAt: number;
  /** Of its head. */
  title: string;
  description: string;
  /** The kind's own fields in this language (kinds.ts). */
  values: Record<string, unknown>;
  sections: readonly ShownSection[];
  /** What lies between the home page and this one: the page that lists its kind, where it is live. */
  trail: readonly { title: string; path: string }[];
  /** Paths of the same page where it is live too, this language included. */
  alternates: Partial<Record<LanguageCode, string>>;
  /** At a second name: the entry's own path, which search engines are to list instead, and how it is to be drawn. */
  canonical?: string;
  layout?: Layout;
  /** Invented, and labelled so. */
  sample: boolean;
}

export interface Redirect {
  language: LanguageCode;
  /** Both without the language's prefix. */
  from: string;
  to: string;
  /** The language that it leads to, where that is another one. */
  shownIn?: LanguageCode;
}

/** What `npm run dev` shows of content/entries. */
export interface SeedPages {
  /** By its address, with the language's prefix. */
  pages: ReadonlyMap<string, PageDocument>;
  /** What stands around the pages of each language. */
  shells: Shells;
}

/** One language of one entry goes live in a version, or leaves (`null`). */
export interface LiveChange {
  entry: string;
  language: LanguageCode;
  version: number | null;
}
