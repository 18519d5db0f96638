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
  /** Addresses that it had, without the host: the first one is that of its page. */
  addresses: readonly string[];
}

/** What an export holds. */
export interface FoundSite {
  /** Where it stood: `https://www.example.com`; undefined: it does not say. */
  origin: string | undefined;
  language: string | undefined;
  pages: FoundPage[];
  /** What is not taken, in plain words, and how often. */
  left: Map<string, number>;
}

/** An export that cannot be read; the message says what it is and what to do. */
export class NoExport extends Error {
  override name = "NoExport";
}

export const count = (left: Map<string, number>, what: string, times = 1) =>
  void left.set(what, (left.get(what) ?? 0) + times);

/** Letters of one page; a long article has 50,000. */
export const mostLetters = 1_000_000;
