import type { PageDocument } from "#features/pages/page-document.ts";
import { metaTagsHtml, unlistedHtml } from "#features/seo/head-html.ts";
import { openGraph } from "#features/seo/open-graph.ts";
import { sitePicture } from "#features/seo/social-picture/social-picture.ts";
import type { SiteShell } from "#platform/content/site-shell.ts";
import { siteWith } from "#platform/content/whole-site.server.ts";
import { allMessages } from "#platform/language/all-messages.ts";
import { barePath, languageOfPath, localizedPath } from "#platform/language/localized-path.ts";
import { withOwnWords } from "#platform/language/with-own-words.ts";
import { isAdminPath } from "./admin/admin-path.ts";
import { entryHead } from "./entry-head.server.ts";
import { pages } from "./pages.ts";

/**
 * The part of a page's head that only machines read, as HTML: its addresses in each language, how a shared
 * link looks, what the page is about, the web manifest. Written into the file by the build and never touched
 * by React: who shares or indexes a page loads it, and every visitor's bundle stays that much smaller
 * (docs/decisions/030).
 * @param pathname of the page, such as `/de/contact`
 */
export function machineHead(
  pathname: string,
  { origin, shell, entry }: { origin: string; shell: SiteShell; entry: PageDocument | null },
): string {
  const site = siteWith(shell.facts);
  const { code, prefix } = languageOfPath(pathname);
  const messages = withOwnWords(allMessages[code], shell.words);
  if (entry) return entryHead(entry, { origin, site, messages });
  const page = pages.find(({ path }) => path === barePath(pathname));
  if (isAdminPath(barePath(pathname))) return unlistedHtml;
  if (!page) return "";
  const words = messages.pages[page.key];
  if (!words) throw new Error(`content/messages/${code}.json: pages.${page.key} is missing`);
  const shared = {
    ...words,
    code,
    siteName: site.name[code],
    url: origin + localizedPath(page.path, code),
    picture: sitePicture(origin, code, site.name[code]),
  };
  return `${unlistedHtml}${metaTagsHtml(openGraph(shared))}<link rel="manifest" href="${prefix}/site.webmanifest"/>`;
}
