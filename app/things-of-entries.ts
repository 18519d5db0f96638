import type { Offer } from "#features/catalogue/offer.ts";
import type { DrawnKind, JobValues, PostValues } from "#features/pages/kinds.ts";
import type { PageDocument } from "#features/pages/page-document.ts";
import { questionsAsked } from "#features/sections/questions/questions-asked.ts";
import type { QuestionsValues } from "#features/sections/questions/section.ts";
import type { Context, Thing } from "#features/seo/structured-data.ts";
import {
  article,
  jobPosting,
  product,
  questionsPage,
  service,
} from "#features/seo/things-of-pages.ts";

/** A page, and what it needs to say complete addresses. */
type About = Context & { url: string; picture: string; page: PageDocument };

/** Kind of entry → what a page of it is about, beside company, site and the way to it; nothing said: a page like any. */
const things: Partial<Record<DrawnKind, (about: About) => Thing>> = {
  post(about) {
    const { date, author } = about.page.values as PostValues;
    return article({ ...about, day: date.iso, author });
  },
  job(about) {
    const { date, until, employment } = about.page.values as JobValues;
    return jobPosting({ ...about, date: date.iso, until: until?.iso, employment });
  },
  service,
  product(about) {
    const { product: number, offer } = about.page.values as { product: number; offer?: Offer };
    return product({ ...about, number, offer });
  },
};

/** What search engines and assistants are told that an entry's page is about, as https://schema.org says it. */
export function thingsOfEntry(about: About): Thing[] {
  const thing = things[about.page.kind]?.(about);
  return [...(thing ? [thing] : []), ...questionsOf(about)];
}

/** Those that stand on the page, in however many sections. */
function questionsOf({ page: { sections }, url, code }: About): Thing[] {
  const asked = sections.flatMap(({ type, values }) =>
    type === "questions" ? questionsAsked(values as QuestionsValues) : [],
  );
  return asked.length > 0 ? [questionsPage(asked, { url, code })] : [];
}
