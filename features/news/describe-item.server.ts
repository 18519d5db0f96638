import missing from "#content/news/missing.json" with { type: "json" };
import { dateTimeFormat } from "#platform/language/intl-formats.ts";
import { type LanguageCode, languageOf } from "#platform/language/languages.ts";
import type { NewsDate, NewsItem, NewsSource } from "./calls.ts";
import { newsPictureAddress } from "./news-address.ts";
import type { NewsItemRow } from "./news-tables.server.ts";
import { pictureFile, pictureShape, widthsUpTo } from "./picture-sizes.ts";

/** Who the page names as the author, and where the company's day begins. */
export interface NewsEditor {
  author: Record<LanguageCode, { firstName: string; lastName: string }>;
  avatar: string;
  timeZone: string;
}

/** An item as the page shows it, with the language's words for what the feed left out. */
export function describeItem(row: NewsItemRow, source: NewsSource, editor: NewsEditor): NewsItem {
  return {
    title: titleOf(row),
    description: row.description ?? missing[row.language].description,
    url: row.url ?? "#",
    image: imageOf(row),
    category: "News",
    publishedAt: dateOf(row, editor.timeZone),
    publishedBy: { ...editor.author[row.language], avatar: editor.avatar },
    source,
  };
}

/** The item's title, or in its language that it has none. */
export function titleOf({ title, language }: Pick<NewsItemRow, "title" | "language">): string {
  return title ?? missing[language].title;
}

function imageOf({ picture, picture_width }: NewsItemRow): NewsItem["image"] {
  if (picture === null || picture_width === null) return null;
  const files = widthsUpTo(picture_width).map((width) => ({
    address: newsPictureAddress + pictureFile(picture, width),
    width,
  }));
  return {
    src: files[0]?.address ?? "",
    srcSet: files.map(({ address, width }) => `${address} ${width}w`).join(", "),
    ...pictureShape,
  };
}

function dateOf({ published_at, language }: NewsItemRow, timeZone: string): NewsDate {
  if (published_at === null)
    return { month: "", date: null, year: null, iso: null, text: missing[language].date };
  const format = dateTimeFormat(languageOf(language).locale, {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone,
  });
  const parts = new Map(format.formatToParts(published_at).map(({ type, value }) => [type, value]));
  return {
    month: parts.get("month") ?? "",
    date: Number(parts.get("day")),
    year: Number(parts.get("year")),
    iso: new Date(published_at).toISOString(),
    text: format.format(published_at),
  };
}
