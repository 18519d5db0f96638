import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { PageDocument } from "#features/pages/page-document.ts";
import type { SearchEntry } from "#features/search/search-index.ts";
import type { SiteShell } from "#platform/content/site-shell.ts";
import type { StaticFile } from "#platform/http/static-manifest.server.ts";
import { findOnPage } from "./find-on-page.server.ts";
import { createFirstStyles } from "./first-styles.server.ts";
import type { KeptStyles } from "./kept-styles.server.ts";
import { dataPath, type PublishedFile, publishFile } from "./publish-file.server.ts";

/** One address to render: an entry, or a screen of the build. */
export interface PageToRender {
  /** With the language's prefix. */
  address: string;
  /** Null: a screen. */
  document: PageDocument | null;
  /** What stands around it. */
  shell: SiteShell;
  status: StaticFile["status"];
}

export interface RenderedPage {
  files: PublishedFile[];
  /** What search finds on it; of a screen the build knows it. */
  search: SearchEntry[];
}

/** What the bundle hands out beside React Router's own (app/entry.server.tsx). */
interface EntryModule {
  entryDocument: Parameters<RouterContextProvider["set"]>[0];
  siteShell: Parameters<RouterContextProvider["set"]>[0];
}

/**
 * Renders entries and screens as the build renders screens: the same components, the same steps after it.
 * @param readFile the text of a style sheet or a sheet of pictures of the build
 */
export function createPageRenderer(
  build: ServerBuild,
  readFile: (address: string) => string,
  kept?: KeptStyles,
): (page: PageToRender) => Promise<RenderedPage> {
  // React Router refuses what the build did not list: those that are being rendered are listed.
  const addresses: string[] = [];
  // What it answers with says nothing of why.
  const reasons = new WeakMap<object, unknown>();
  const module = {
    ...build.entry.module,
    handleError(error: unknown, { context }: { context: object }) {
      if (!reasons.has(context)) reasons.set(context, error);
    },
  };
  const handle = createRequestHandler(
    { ...build, prerender: addresses, entry: { ...build.entry, module } },
    "production",
  );
  const { entryDocument, siteShell } = build.entry.module as unknown as EntryModule;
  const withFirstStyles = createFirstStyles(readFile, kept);

  async function ask(page: PageToRender, address: string): Promise<string> {
    const context = new RouterContextProvider();
    context.set(entryDocument, page.document);
    context.set(siteShell, page.shell);
    const response = await handle(new Request(`http://localhost${encodeURI(address)}`), context);
    const text = await response.text();
    if (response.status === 200) return text;
    const reason = reasons.get(context) ?? text.slice(0, 300);
    throw new Error(reason instanceof Error ? reason.message : String(reason));
  }

  /** Of a page that cannot be rendered: the sections without which it can be, each asked for alone. */
  async function brokenSections(page: PageToRender, document: PageDocument): Promise<string[]> {
    const isFine = (sections: PageDocument["sections"]) =>
      ask({ ...page, document: { ...document, sections } }, page.address).then(
        () => true,
        () => false,
      );
    if (!(await isFine([]))) return [];
    const broken: string[] = [];
    for (const section of document.sections)
      if (!(await isFine([section]))) broken.push(`section ${section.id} (${section.type})`);
    return broken;
  }

  /** The page and its data; a screen has none. */
  async function askBoth(page: PageToRender) {
    const { address, document } = page;
    try {
      return await Promise.all([ask(page, address), document && ask(page, dataPath(address))]);
    } catch (error) {
      const broken = document ? await brokenSections(page, document) : [];
      throw new Error(["It cannot be rendered", ...broken, (error as Error).message].join(": "));
    }
  }

  return async (page) => {
    const { address, document, status } = page;
    addresses.push(address);
    const [plain, data] = await askBoth(page).finally(() =>
      addresses.splice(addresses.indexOf(address), 1),
    );
    const html = await withFirstStyles(plain);
    return {
      files: await Promise.all([
        publishFile(address, html, "text/html; charset=utf-8", status),
        ...(data === null
          ? []
          : [publishFile(dataPath(address), data, "text/x-script; charset=utf-8")]),
      ]),
      search: document ? findOnPage(document, address, html, page.shell) : [],
    };
  };
}
