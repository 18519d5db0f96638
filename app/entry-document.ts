import { createContext } from "react-router";
import type { PageDocument } from "#features/pages/page-document.ts";
import type { SiteShell } from "#platform/content/site-shell.ts";

/** What the publisher hands to the content route: the document to render. Null while building, where there is none. */
export const entryDocument = createContext<PageDocument | null>(null);

/** What stands around the page, of the release that is made. None while building. */
export const siteShell = createContext<SiteShell | null>(null);
