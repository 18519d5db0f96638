import type { ReadyAnswer } from "#platform/http/ready-answer.server.ts";
import { type LanguageCode, languageOf } from "#platform/language/languages.ts";
import { newsLimits } from "./news-address.ts";
import type { NewsService } from "./refresh-news.server.ts";

interface NewsQuery {
  language: LanguageCode;
  limit: number;
}

/** What a query asks for; a language that we do not speak means Turkish. Undefined: its limit is none. */
function readNewsQuery(query: string): NewsQuery | undefined {
  const parameters = new URLSearchParams(query);
  const language = languageOf(parameters.get("language")).code;
  const written = parameters.get("limit");
  if (written === null) return { language, limit: newsLimits.default };
  const limit = /^\d{1,3}$/.test(written) ? Number(written) : 0;
  return limit >= 1 && limit <= newsLimits.max ? { language, limit } : undefined;
}

/** Pages ask with a handful of queries, over and over; whoever invents new ones fills no memory. */
const mostKnown = 200;
const longestKnown = 60;

/** Finds the news ready to be sent. */
export function createNewsFinder(news: Pick<NewsService, "answer">) {
  const known = new Map<string, NewsQuery>();

  /** @param query as it stands in the address, `?` included; @returns undefined where its limit is wrong */
  return function find(query: string): ReadyAnswer | undefined {
    let asked = known.get(query);
    if (!asked) {
      asked = readNewsQuery(query);
      if (!asked) return undefined;
      if (known.size < mostKnown && query.length <= longestKnown) known.set(query, asked);
    }
    return news.answer(asked.language, asked.limit);
  };
}
