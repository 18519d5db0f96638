import * as v from "valibot";
import { callsFor } from "#platform/http/call.ts";
import { languageCodes } from "#platform/language/languages.ts";
import { newsLimits } from "./news-address.ts";

const language = v.picklist(languageCodes, "unknown_language");
/** ISO 8601; null: never, or nobody knows. */
const instant = v.nullable(v.string());

const source = v.strictObject({ name: v.string(), url: v.string() });

const newsItem = v.strictObject({
  title: v.string(),
  description: v.string(),
  /** `#` where the feed gave no link that can be followed. */
  url: v.string(),
  /** Null: the page shows its placeholder. */
  image: v.nullable(
    v.strictObject({ src: v.string(), srcSet: v.string(), width: v.number(), height: v.number() }),
  ),
  category: v.literal("News"),
  publishedAt: v.strictObject({
    /** Its short name in the language; empty where the date is unknown. */
    month: v.string(),
    date: v.nullable(v.number()),
    year: v.nullable(v.number()),
    /** For `<time datetime>`. */
    iso: instant,
    /** The date as it is read, or that there is none. */
    text: v.string(),
  }),
  publishedBy: v.strictObject({ firstName: v.string(), lastName: v.string(), avatar: v.string() }),
  source,
});

const newsAnswer = v.strictObject({
  items: v.array(newsItem),
  source: v.nullable(source),
  /** When the feed last answered; null before it ever did. */
  updatedAt: instant,
  ageSeconds: v.nullable(v.number()),
  /** Once the copy is older than 7 days, or when there is none: the section hides. */
  stale: v.boolean(),
});

/** How the feed of a language is doing. */
export const newsFeed = v.strictObject({
  language,
  /** `off`: the settings name no address. */
  state: v.picklist(["ok", "broken", "off"]),
  lastSuccessAt: instant,
  items: v.number(),
  /** Code of what is wrong (feed-problem.ts). */
  problem: v.nullable(v.string()),
});

/** A news item, whether the page shows it, and where. */
const curatedItem = v.strictObject({
  id: v.string(),
  title: v.string(),
  language,
  hidden: v.boolean(),
  pinned: v.boolean(),
  publishedAt: instant,
});

const itemId = v.pipe(v.string("required"), v.nonEmpty("required"), v.maxLength(2_000, "too_long"));

export const newsCalls = callsFor("Admin", {
  "GET /api/v1/Site/News": {
    about: "The news of a language, newest first.",
    caller: "anyone",
    // Answered from memory as files are (find-news.server.ts).
    admits: "itself",
    query: v.object({
      language: v.optional(v.string()),
      limit: v.optional(v.pipe(v.string(), v.description(`1 to ${newsLimits.max}`))),
    }),
    answer: newsAnswer,
  },
  "GET /news-pictures/:file": {
    about: "Our copy of an article's picture.",
    caller: "anyone",
    admits: "itself",
    params: v.object({ file: v.string() }),
    answer: { mediaType: "image/webp" },
  },
  "GET /api/admin/news": {
    about: "The feeds, how they are doing, and their items.",
    answer: v.strictObject({ feeds: v.array(newsFeed), items: v.array(curatedItem) }),
  },
  "POST /api/admin/news/hide": {
    about: "Takes an item off the page, or puts it back.",
    body: v.strictObject({ id: itemId, hidden: v.boolean("required") }),
    answer: v.strictObject({}),
    audit: "news.hide",
  },
  "POST /api/admin/news/pin": {
    about: "Puts an item before the others, or back to its place.",
    body: v.strictObject({ id: itemId, pinned: v.boolean("required") }),
    answer: v.strictObject({}),
    audit: "news.pin",
  },
  "POST /api/admin/news/refresh": {
    about: "Looks at a feed now.",
    body: v.strictObject({ language }),
    answer: v.strictObject({}),
  },
});

export type NewsAnswer = v.InferOutput<typeof newsAnswer>;
export type NewsItem = v.InferOutput<typeof newsItem>;
export type NewsDate = NewsItem["publishedAt"];
export type NewsSource = v.InferOutput<typeof source>;
export type NewsFeed = v.InferOutput<typeof newsFeed>;
export type CuratedItem = v.InferOutput<typeof curatedItem>;
