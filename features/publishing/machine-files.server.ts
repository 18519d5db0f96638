import { readFileSync } from "node:fs";
import path from "node:path";
import type { Offer } from "#features/catalogue/offer.ts";
import { soldProducts, soldProductsPath } from "#features/catalogue/shown-product.ts";
import { cardOf, type PhotoOf } from "#features/pages/freeze-pages.server.ts";
import { filledPages, type LivePage } from "#features/pages/live-pages.server.ts";
import { dayOf, newestFirst } from "#features/pages/related-entries.server.ts";
import { isSecondName } from "#features/pages/show-second-names.server.ts";
import { dateOfPost } from "#features/seo/date-of-post.ts";
import { alternateAddresses } from "#features/seo/head-html.ts";
import { sitemapXml } from "#features/seo/sitemap.ts";
import type { Shells, SiteShell } from "#platform/content/site-shell.ts";
import { allMessages } from "#platform/language/all-messages.ts";
import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { withOwnWords } from "#platform/language/with-own-words.ts";
import { allPosts, type Feed, jsonFeed, jsonFeedPath, rssPath, rssXml } from "./feeds.ts";
import { inMenuOrder } from "./in-menu-order.ts";

const llmsPath = (code: LanguageCode) => localizedPath("/llms.txt", code);

const manifestPath = (code: LanguageCode) => localizedPath("/site.webmanifest", code);

/** A file before it is compressed. */
export interface MachineText {
  address: string;
  text: string;
  type: string;
}

/** The site in a sentence: what its home page says of itself. */
const aboutSite = (pages: readonly LivePage[], name: string) =>
  pages.find(({ path }) => path === "/")?.card.description ?? name;

/** Posts that a feed holds, the newest. */
const inFeed = 20;

/** What machines and the search are told of: a second name has another address, and some pages are in no list. */
export const toldOf = (live: readonly LivePage[]): LivePage[] =>
  filledPages(live).filter((page) => !isSecondName(page) && !page.card.values.unlisted);

export const byLanguage = (pages: readonly LivePage[]) =>
  languageCodes.flatMap((code): [LanguageCode, LivePage[]][] => {
    const own = pages.filter(({ language }) => language === code);
    return own.length > 0 ? [[code, own]] : [];
  });

/** What machines ask for that tells of all pages, search aside; nothing of it where nothing is live. */
export function createMachineFiles({ origin, buildDir }: { origin: string; buildDir: string }) {
  const urlOf = (page: Pick<LivePage, "path" | "language">) =>
    origin + localizedPath(page.path, page.language);

  /**
   * Sitemap, feeds, and what carts read. `offers`: how products are sold, by their number; `shells`: what the company
   * is called.
   */
  return function tellOf(
    pages: readonly LivePage[],
    offers: ReadonlyMap<unknown, Offer>,
    photosOf: (code: LanguageCode) => PhotoOf,
    shells: Shells,
  ): MachineText[] {
    const live = toldOf(pages);
    if (live.length === 0) return [];
    const files = [{ address: "/sitemap.xml", text: sitemap(live), type: "application/xml" }];
    for (const [code, pages] of byLanguage(live)) {
      const { facts, menus, words } = shells[code];
      const name = facts.name[code];
      files.push({
        address: llmsPath(code),
        text: llmsText(inMenuOrder(pages, menus), code, { name, words }),
        type: "text/plain; charset=utf-8",
      });
      const products = pages.filter(({ kind }) => kind === "product");
      if (products.length > 0) {
        const sold = soldProducts(products.map((page) => cardOf(page, offers, photosOf(code))));
        const address = localizedPath(soldProductsPath, code);
        files.push({ address, text: JSON.stringify(sold), type: "application/json" });
      }
      const home = pages.find(({ path }) => path === "/");
      if (home) files.push(describedManifest(home, name));
      for (const feed of feedsOf(pages, code, name)) {
        if (feed.posts.length === 0) continue;
        files.push(
          { address: rssPath(feed), text: rssXml(feed), type: "application/rss+xml" },
          { address: jsonFeedPath(feed), text: jsonFeed(feed), type: "application/feed+json" },
        );
      }
    }
    return files;
  };

  function sitemap(live: readonly LivePage[]): string {
    const entries = [...Map.groupBy(live, ({ entry }) => entry).values()];
    const addresses = entries.flatMap((pages) => {
      const urls = new Map(pages.map((page) => [page.language, urlOf(page)]));
      const alternates = alternateAddresses(
        (code) => urls.get(code) ?? "",
        languageCodes.filter((code) => urls.has(code)),
      );
      return pages.map(({ language, changedAt }) => ({
        url: urls.get(language) ?? "",
        changed: new Date(changedAt).toISOString().slice(0, 10),
        alternates,
      }));
    });
    return sitemapXml(addresses);
  }

  function describedManifest({ language, card: { description } }: LivePage, name: string) {
    const address = manifestPath(language);
    const built = readFileSync(path.join(buildDir, "client", address), "utf8");
    const manifest = { ...JSON.parse(built), name, description };
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    return { address, text, type: "application/manifest+json" };
  }

  /** The site in a page for programs that read: https://llmstxt.org. */
  function llmsText(
    pages: readonly LivePage[],
    code: LanguageCode,
    { name, words }: { name: string; words: SiteShell["words"] },
  ): string {
    const lines = pages.map(
      ({ card: { title, description }, ...page }) =>
        `- [${title}](${urlOf(page)})${description && `: ${description}`}`,
    );
    const { footer } = withOwnWords(allMessages[code], words);
    return `# ${name}\n\n> ${aboutSite(pages, name)}\n\n## ${footer.links}\n\n${lines.join("\n")}\n`;
  }

  /** Of all posts, and of each category that has a page. */
  function feedsOf(pages: readonly LivePage[], code: LanguageCode, title: string): Feed[] {
    const posts = pages.filter(({ kind }) => kind === "post").sort(newestFirst);
    const newest = (listed: readonly LivePage[]) => listed.slice(0, inFeed).map(asPost);
    const categories = pages.filter(({ kind }) => kind === "post-category");
    return [
      {
        ...{ origin, ...allPosts(code), title },
        description: aboutSite(pages, title),
        posts: newest(posts),
      },
      ...categories.map(({ path, card: { title: name, description, values } }) => ({
        ...{ origin, below: path, code, title: `${title} · ${name}`, description },
        posts: newest(posts.filter(({ card }) => card.values.category === values.category)),
      })),
    ];
  }

  function asPost(page: LivePage): Feed["posts"][number] {
    const { title, description } = page.card;
    const publishedAt = dateOfPost(page.publishedAt, dayOf(page));
    return { url: urlOf(page), title, description, publishedAt, changedAt: page.changedAt };
  }
}
