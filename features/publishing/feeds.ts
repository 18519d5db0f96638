import { type LanguageCode, languageOf } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { escapeHtml } from "#platform/rules/escape-html.ts";

/** The newest posts of a language, all or those of a category. Addresses of posts are complete; instants are milliseconds. */
export interface Feed {
  origin: string;
  /** Of the page that lists them, without its language; the feed lies below it. */
  below: string;
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

type Place = Pick<Feed, "below" | "code">;

export const rssPath = ({ below, code }: Place) => localizedPath(`${below}/feed.xml`, code);
export const jsonFeedPath = ({ below, code }: Place) => localizedPath(`${below}/feed.json`, code);

/** All posts of a language. */
export const allPosts = (code: LanguageCode): Place => ({ below: "/blog", code });

/** A feed as a page's head names it, for whoever follows a site. */
export const feedLinksHtml = (place: Place, name: string): string =>
  [
    { type: "application/rss+xml", path: rssPath(place) },
    { type: "application/feed+json", path: jsonFeedPath(place) },
  ]
    .map(
      ({ type, path }) =>
        `<link rel="alternate" type="${type}" title="${escapeHtml(name)}" href="${path}"/>`,
    )
    .join("");

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;

/** https://www.rssboard.org/rss-specification, and its best practice of naming its own address. */
export function rssXml(feed: Feed): string {
  const { origin, code, title, description, posts } = feed;
  const newest = Math.max(0, ...posts.map(({ changedAt }) => changedAt));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element("title", title),
    element("link", origin + localizedPath("/", code)),
    element("description", description),
    element("language", languageOf(code).locale),
    element("lastBuildDate", new Date(newest).toUTCString()),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeHtml(origin + rssPath(feed))}"/>`,
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
export function jsonFeed(feed: Feed): string {
  const { origin, code, title, description, posts } = feed;
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    language: languageOf(code).locale,
    home_page_url: origin + localizedPath("/", code),
    feed_url: origin + jsonFeedPath(feed),
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
