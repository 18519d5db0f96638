import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  redirectDocument,
} from "react-router";
import { EntryPage } from "#features/pages/entry-page.tsx";
import type { PageDocument } from "#features/pages/page-document.ts";
import type { AddressedRoute } from "#platform/language/page-addresses.ts";
import { entryDocument } from "../entry-document.ts";

interface EntryData {
  build: string;
  page: PageDocument | null;
}

export const handle: AddressedRoute = {
  addressesOf: (data) => (data as EntryData | undefined)?.page?.alternates,
};

/** Runs in the publisher, which hands the document over. */
export function loader({ context }: LoaderFunctionArgs): EntryData {
  return { build: __BUILD_ID__, page: context.get(entryDocument) };
}

/** What is not there, or is another build's, is the server's to answer: a redirect, a status, its own code. */
export async function clientLoader({
  request,
  serverLoader,
}: ClientLoaderFunctionArgs): Promise<EntryData> {
  const data = await serverLoader<EntryData>().catch(() => undefined);
  if (data?.build === __BUILD_ID__) return data;
  const { pathname, search, hash } = new URL(request.url);
  throw redirectDocument(pathname + search + hash);
}

export default function Entry({ loaderData: { page } }: { loaderData: EntryData }) {
  return page && <EntryPage page={page} />;
}
