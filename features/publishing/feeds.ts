import { type LanguageCode, languageOf } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { escapeHtml } from "#platform/rules/escape-html.ts";

/** The newest posts of a language. Addresses are complete; instants are milliseconds. */
export interface Feed {
  origin: string;
  code: LanguageCode;
  title: string;
  description: string;
  posts: readonly FeedPost[];
}

interface FeedPost {
  url: string;
  title: string;
  description: string;
  publishedAt: number;
  changedAt: number;
}

export const rssPath = (code: LanguageCode) => localizedPath("/blog/feed.xml", code);
export const jsonFeedPath = (code: LanguageCode) => localizedPath("/blog/feed.json", code);

/** The feeds of a language as a page's head names them, for whoever follows a site. */
export const feedLinksHtml = (code: LanguageCode, name: string): string =>
  [
    { type: "application/rss+xml", path: rssPath(code) },
    { type: "application/feed+json", path: jsonFeedPath(code) },
  ]
    .map(
      ({ type, path }) =>
        `<link rel="alternate" type="${type}" title="${escapeHtml(name)}" href="${path}"/>`,
    )
    .join("");

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;

/** https://www.rssboard.org/rss-specification, and its best practice of naming its own address. */
export function rssXml({ origin, code, title, description, posts }: Feed): string {
  const newest = Math.max(0, ...posts.map(({ changedAt }) => changedAt));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element("title", title),
    element("link", origin + localizedPath("/", code)),
    element("description", description),
    element("language", languageOf(code).locale),
    element("lastBuildDate", new Date(newest).toUTCString()),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeHtml(origin + rssPath(code))}"/>`,
    ...posts.map((post) =>
      [
        "<item>",
        element("title", post.title),
        element("link", post.url),
        element("guid", post.url),
        element("description", post.description),
        element("pubDate", new Date(post.publishedAt).toUTCString()),
        "</item>",
      ].join(""),
    ),
    "</channel></rss>",
    "",
  ].join("\n");
}

/** https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed({ origin, code, title, description, posts }: Feed): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    language: languageOf(code).locale,
    home_page_url: origin + localizedPath("/", code),
    feed_url: origin + jsonFeedPath(code),
    items: posts.map((post) => ({
      id: post.url,
      url: post.url,
      title: post.title,
      content_text: post.description,
      date_published: new Date(post.publishedAt).toISOString(),
      date_modified: new Date(post.changedAt).toISOString(),
    })),
  });
}
