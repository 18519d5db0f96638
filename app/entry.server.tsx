import { seedPages, seedShells } from "virtual:seed-pages";
import { prerender } from "react-dom/static";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { splitPage } from "#features/publishing/page-text.ts";
import { startAfterPaint } from "#features/publishing/start-after-paint.ts";
import { ShellProvider } from "#platform/content/shell-provider.tsx";
import { allMessages } from "#platform/language/all-messages.ts";
import { languageOfPath } from "#platform/language/localized-path.ts";
import { Translations } from "#platform/language/translations.tsx";
import { withOwnWords } from "#platform/language/with-own-words.ts";
import { entryDocument, siteShell } from "./entry-document.ts";
import { machineHead } from "./machine-head.server.ts";
import { pagePaths } from "./page-paths.ts";
import { partsHead } from "./parts-head.server.ts";
import { shellHtml } from "./shell-data.ts";

export { entryDocument, siteShell };

/** Renders one page: a screen at build time, entries and screens in the publisher. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  // The prerenderer asks for `/contact/`, the browser for `/contact`: rendered as the browser will see it,
  // or hydration fails on every page but the first.
  const url = new URL(request.url);
  url.pathname = withoutTrailingSlash(url.pathname);
  const { location } = context.staticHandlerContext;
  location.pathname = withoutTrailingSlash(location.pathname);

  const language = languageOfPath(url.pathname);
  const shells = (await seedPages?.(pagePaths))?.shells ?? seedShells;
  const shell = loadContext.get(siteShell) ?? shells?.[language.code];
  if (!shell) throw new Error("Nothing is known of what stands around the page.");
  // What stands in a `Suspense` costs React's answer nothing when it fails: the browser is to draw it, and fails alike.
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <Translations
      language={language}
      messages={withOwnWords(allMessages[language.code], shell.words)}
    >
      <ShellProvider shell={shell}>
        <ServerRouter context={context} url={url.href} />
      </ShellProvider>
    </Translations>,
    // Everything in place, no streamed fragments: those come with inline scripts of their own.
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void failures.push(error),
    },
  );
  if (failures.length > 0) throw failures[0];
  const drawn = splitPage(await new Response(prelude).text());
  headers.set("content-type", "text/html; charset=utf-8");
  const entry = loadContext.get(entryDocument);
  if (entry) drawn.head += partsHead(entry, drawn);
  const { head, body } = import.meta.env.PROD ? startAfterPaint(drawn) : drawn;
  const forMachines = machineHead(url.pathname, { origin: __SITE_ORIGIN__, shell, entry });
  const html = head + forMachines + shellHtml(shell, language.code) + body;
  return new PageAnswer(html, { status, headers });
}

/** Whoever asks it for its text gets the one that it was made of, not a copy that was encoded and decoded again. */
class PageAnswer extends Response {
  readonly #html: string;

  constructor(html: string, init: ResponseInit) {
    super(html, init);
    this.#html = html;
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#html);
  }
}

function withoutTrailingSlash(pathname: string): string {
  return pathname.replace(/(?<=.)\/$/, "");
}
