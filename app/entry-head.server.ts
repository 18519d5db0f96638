import type { PageValues } from "#features/pages/kinds.ts";
import type { PageDocument } from "#features/pages/page-document.ts";
import { allPosts, feedLinksHtml } from "#features/publishing/feeds.ts";
import {
  addressLinksHtml,
  jsonLdHtml,
  metaTagsHtml,
  unlistedHtml,
} from "#features/seo/head-html.ts";
import { openGraph } from "#features/seo/open-graph.ts";
import { pictureOfPage } from "#features/seo/social-picture/social-picture.ts";
import {
  breadcrumbs,
  localBusinesses,
  organization,
  website,
} from "#features/seo/structured-data.ts";
import type { ShownSite } from "#platform/content/site-shell.ts";
import type { allMessages } from "#platform/language/all-messages.ts";
import { type LanguageCode, languageCodes, languageOf } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { thingsOfEntry } from "./things-of-entries.ts";

/** A post, and a page that lists some: where there is one, there is a feed. */
const hasFeed = ({ kind, sections }: PageDocument) =>
  kind === "post" ||
  sections.some(({ values: { posts } }) => Array.isArray(posts) && posts.length > 0);

/** The feed of all posts, and on the page of a category its own. */
const feedLinks = ({ kind, language: code, path, title }: PageDocument, siteName: string) =>
  (kind === "post-category" ? feedLinksHtml({ below: path, code }, `${siteName} · ${title}`) : "") +
  feedLinksHtml(allPosts(code), siteName);

/** A page on which somebody looks for the office: the site's first one, and any that shows the offices. */
const showsOffices = ({ path, sections }: PageDocument) =>
  path === "/" || sections.some(({ type }) => type === "offices");

type Messages = (typeof allMessages)[LanguageCode];

/** The way from the home page to the page. */
function trailTo(
  { language: code, trail, title }: PageDocument,
  { url, origin, messages }: { url: string; origin: string; messages: Messages },
) {
  return [
    { name: messages.layout.home, url: origin + localizedPath("/", code) },
    ...trail.map((step) => ({ name: step.title, url: origin + localizedPath(step.path, code) })),
    { name: title, url },
  ];
}

/** What a list goes on at has the picture of its first page. */
const pictureOf = (
  { language: code, part, title, version }: PageDocument,
  origin: string,
  path: string,
  siteName: string,
) =>
  pictureOfPage(
    origin,
    { code, path: part === undefined ? path : path.slice(0, path.lastIndexOf("/")) || "/" },
    { version, title, siteName },
  );

/** What machines are told about an entry: the same things as about a screen, and what its kind adds. */
export function entryHead(
  page: PageDocument,
  { origin, site, messages }: { origin: string; site: ShownSite; messages: Messages },
): string {
  const code = page.language;
  const path = page.canonical ?? page.path;
  // A second name has no other languages: search engines are told of those of the entry itself, at its own address.
  const paths = { ...(page.canonical === undefined && page.alternates), [code]: path };
  const live = languageCodes.filter((other) => paths[other] !== undefined);
  const url = origin + localizedPath(path, code);
  const context = { site, origin, code };
  const shared = {
    code,
    title: page.title,
    description: page.description,
    siteName: site.name[code],
    url,
    picture: pictureOf(page, origin, path, site.name[code]),
  };
  const isListed = (page.values as Partial<PageValues>).unlisted !== true;
  return [
    isListed
      ? addressLinksHtml(
          (language) => origin + localizedPath(paths[language] ?? "/", language),
          code,
          live,
        )
      : unlistedHtml,
    metaTagsHtml(openGraph(shared, { type: page.kind === "post" ? "article" : "website", live })),
    hasFeed(page) ? feedLinks(page, site.name[code]) : "",
    `<link rel="manifest" href="${languageOf(code).prefix}/site.webmanifest"/>`,
    isListed
      ? jsonLdHtml([
          organization(context),
          website(context),
          ...(showsOffices(page) ? localBusinesses(context) : []),
          ...thingsOfEntry({ ...context, url, page, picture: shared.picture.url }),
          ...(path === "/" ? [] : [breadcrumbs(trailTo(page, { url, origin, messages }))]),
        ])
      : "",
  ].join("");
}
