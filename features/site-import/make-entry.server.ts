import type { EntryDocument } from "#features/pages/entry-document.ts";
import { postCategories } from "#features/pages/post-categories.ts";
import { readEntry } from "#features/pages/read-entry.server.ts";
import { fieldName } from "#features/pages/read-entry-file.server.ts";
import { allMessages } from "#platform/language/all-messages.ts";
import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import { count, type FoundPage, type FoundSite, NoExport } from "./found-page.ts";
import { liftPictures } from "./lift-pictures.server.ts";
import { makeSections } from "./make-sections.ts";
import { type How, type Placed, type Places, withoutEnd } from "./place-pages.server.ts";
import { readHtml, wordsOf } from "./read-html.server.ts";
import type { PagePictures } from "./take-page-pictures.server.ts";
import { writeMarkdown } from "./write-markdown.server.ts";

/** A page as an entry. @returns nothing where the page cannot be read; `notes` says why */
export function makeEntry(
  { page, id, language, place }: Placed,
  places: Places,
  { origin }: FoundSite,
  { how, notes, taken }: { how: How; notes: Map<string, number>; taken: PagePictures },
): EntryDocument | undefined {
  try {
    const nodes = readHtml(page.html);
    const ways = {
      leave: (what: string) => count(notes, what),
      leadTo: (href: string) => leadTo(href, places, { origin, language }),
    };
    const inLanguage = (text: string, most: number) =>
      text === "" ? {} : { [language]: cut(text, most) };
    const title = wordsOf(readHtml(page.title)) || id;
    const isPost = page.kind === "post";
    const category = categoryOf(page) ?? how.category;
    const [first, ...rest] = writeMarkdown(liftPictures(nodes, taken.inText), ways);
    // What stands beside the title already does not begin the text once more.
    const isShown = first?.is === "block" && first.markdown.endsWith(`](${taken.drawing})`);
    const sections = makeSections(isShown || !first ? rest : [first, ...rest], language);
    if (isPost && category === undefined)
      count(notes, `categories ${page.categories.join(", ")}`.trim().slice(0, 120));
    const { entry, problems } = readEntry(page.kind, id, {
      ...(isPost ? { slug: { [language]: place } } : { path: place }),
      title: inLanguage(title, 110),
      description: inLanguage(wordsOf(readHtml(page.summary)) || wordsOf(nodes), 155),
      ...(isPost
        ? {
            ...(page.date !== undefined && { date: page.date }),
            ...(category !== undefined && { category }),
            ...(taken.drawing !== undefined && { drawing: taken.drawing }),
            ...(page.author && { author: inLanguage(page.author, 80) }),
          }
        : { heading: inLanguage(title, 110) }),
      sections,
    });
    if (problems.length === 0) return entry;
    for (const { path, message } of problems) count(notes, `${fieldName(path)}: ${message}`);
  } catch (error) {
    if (!(error instanceof NoExport)) throw error;
    count(notes, error.message);
  }
  return undefined;
}

/** At most so many letters, up to the end of a word. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const words = text.slice(0, most - 1);
  return `${words.slice(0, words.lastIndexOf(" ") > 0 ? words.lastIndexOf(" ") : undefined)}…`;
}

/** One of ours that has the same name, in whatever language. */
function categoryOf({ categories }: FoundPage): string | undefined {
  const given = categories.map((name) => name.toLowerCase());
  return postCategories.find((name) =>
    [name, ...languageCodes.map((code) => allMessages[code].blog.categories[name])].some((word) =>
      given.includes(word.toLowerCase()),
    ),
  );
}

/** Links to pages of the same export lead to their entries; what else was on that host keeps its whole address. */
function leadTo(
  href: string,
  places: Places,
  { origin, language }: { origin: string | undefined; language: LanguageCode },
): string | undefined {
  if (/^(?:#|mailto:|tel:)/i.test(href)) return href;
  const base = origin ?? "https://site.invalid";
  const url = URL.parse(href, `${base}/`);
  if (!url) return undefined;
  const host = (name: string) => name.replace(/^www\./, "");
  if (host(url.host) !== host(new URL(base).host)) return url.href;
  const there = places.get(withoutEnd(url.pathname)) ?? [];
  const found = there.find((one) => one.language === language) ?? there[0];
  if (found) return `page:${found.id}`;
  return origin ? url.href : undefined;
}
