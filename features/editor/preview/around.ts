import type { PageDocument } from "#features/pages/page-document.ts";
import type { SiteShell } from "#platform/content/site-shell.ts";
import type { EntryCard } from "#platform/fields/entry-card.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { Photo } from "#ui/pictures/photo.ts";

/** A picture that a draft shows or may show next. `of`: as entries name it; its files have another name where it is cropped. */
export type OfferedPhoto = Photo & { of: string };

export type PreviewCard = EntryCard & { kind: string };

/** A page as it would be, and what the browser needs to draw it anew with other words. */
export interface PreviewPage {
  /** Null: there is none in this language, since it has no address, or nothing to show. */
  page: PageDocument | null;
  /** Of live entries: what links lead to and lists show. */
  cards: readonly PreviewCard[];
  /** What stands around it. */
  shell: SiteShell;
  /** Pictures that may be chosen next, or are chosen already. */
  photos: readonly OfferedPhoto[];
  /** What stands for names in braces. */
  names: Readonly<Record<string, string>>;
}

/** The same in the browser, in the language that was asked for. */
export type SiteAround = PreviewPage & { language: LanguageCode };
