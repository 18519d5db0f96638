import { createContext } from "react-router";
import type { PageDocument } from "#features/pages/page-document.ts";

/** What the publisher hands to the content route: the document to render. Null while building, where there is none. */
export const entryDocument = createContext<PageDocument | null>(null);

/** Addresses of live entries that the menus of the page show, without its language. None while building. */
export const menuPaths = createContext<readonly string[]>([]);
