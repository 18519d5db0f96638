/** A post or a page of another system, as its export tells it. */
export interface FoundPage {
  kind: "post" | "page";
  title: string;
  /** What its address ended with; nothing: it is made of the title. */
  slug: string;
  /** `2019-05-01`; of a page nothing. */
  date: string | undefined;
  /** As its system wrote it: `tr-TR`; undefined: what the whole export says. */
  language: string | undefined;
  author: string;
  summary: string;
  categories: readonly string[];
  html: string;
  /** The one that its system shows beside its title. */
  featured: FoundPicture | undefined;
  /** Where its file lies in the folder of a Markdown site; of others nothing. */
  folder: string;
  /** Addresses that it had, without the host: the first one is that of its page. */
  addresses: readonly string[];
}

/** A picture as a page names it. */
export interface FoundPicture {
  address: string;
  /** What it shows in words; empty: nobody has said it. */
  alt: string;
}

/** Where the files of pictures lie. */
export interface PictureFolder {
  path: string;
  /** The files below it that an address of a page may mean, the best one first; none: it is no address of this site. */
  namesOf(address: string, page: FoundPage): string[];
}

/** What an export holds. */
export interface FoundSite {
  /** Where it stood: `https://www.example.com`; undefined: it does not say. */
  origin: string | undefined;
  language: string | undefined;
  pages: FoundPage[];
  /** Undefined: nobody has said where they are. */
  pictures: PictureFolder | undefined;
  /** What is not taken, in plain words, and how often. */
  left: Map<string, number>;
}

/** An export that cannot be read; the message says what it is and what to do. */
export class NoExport extends Error {
  override name = "NoExport";
}

export const count = (left: Map<string, number>, what: string) =>
  void left.set(what, (left.get(what) ?? 0) + 1);

/** Letters of one page; a long article has 50,000. */
export const mostLetters = 1_000_000;

/** The file that an address names: without query and mark, its letters as they are. */
export function fileNameIn(address: string): string {
  const [name = ""] = address.split(/[?#]/, 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
