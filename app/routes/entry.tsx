import { seedPages } from "virtual:seed-pages";
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  redirectDocument,
} from "react-router";
import { bringParts, bringTable } from "#features/pages/bring-parts.ts";
import { EntryPage } from "#features/pages/entry-page.tsx";
import type { PageDocument } from "#features/pages/page-document.ts";
import { partNamesOf } from "#features/pages/part-names.ts";
import type { AddressedRoute } from "#platform/language/page-addresses.ts";
import { entryDocument } from "../entry-document.ts";
import { pagePaths } from "../page-paths.ts";

interface EntryData {
  build: string;
  page: PageDocument | null;
}

export const handle: AddressedRoute = {
  addressesOf: (data) => (data as EntryData | undefined)?.page?.alternates,
};

/** Runs in the publisher, which hands the document over, and while developing. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<EntryData> {
  const seeds = await seedPages?.(pagePaths);
  const page = seeds?.pages.get(url.pathname) ?? context.get(entryDocument);
  context.set(entryDocument, page);
  if (page) await bringParts(partNamesOf(page));
  return { build: __BUILD_ID__, page };
}

/**
 * Shows a page when the code of all its parts is there. What is not there, or is another build's, is the server's to
 * answer: a redirect, a status, its own code.
 */
export async function clientLoader({
  request,
  serverLoader,
}: ClientLoaderFunctionArgs): Promise<EntryData> {
  bringTable();
  try {
    const data = await serverLoader<EntryData>();
    if (data.build === __BUILD_ID__) {
      if (data.page) await bringParts(partNamesOf(data.page));
      return data;
    }
  } catch {
    // The same answer.
  }
  const { pathname, search, hash } = new URL(request.url);
  throw redirectDocument(pathname + search + hash);
}

export default function Entry({ loaderData: { page } }: { loaderData: EntryData }) {
  return page && <EntryPage page={page} />;
}
