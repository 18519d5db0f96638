import type { LoaderFunctionArgs } from "react-router";
import { LegalDocument } from "#features/legal/legal-document.tsx";
import { type LegalPageKey, legalPages } from "#features/legal/legal-pages.ts";
import { type LegalPage, readLegalPage } from "#features/legal/read-legal-page.server.ts";
import { barePath, languageOfPath } from "#platform/language/localized-path.ts";
import { PageHead } from "../page-head.tsx";

interface LegalData {
  key: LegalPageKey;
  page: LegalPage;
}

/** Runs while building: the text of the legal page that stands at this address. */
export function loader({ url }: LoaderFunctionArgs): LegalData {
  const pathname = url.pathname.replace(/\/$/, "");
  const found = legalPages.find(({ path }) => path === barePath(pathname));
  if (!found) throw new Error(`${pathname} is no legal page (features/legal/legal-pages.ts)`);
  return { key: found.key, page: readLegalPage(found.key, languageOfPath(pathname).code) };
}

export default function Legal({ loaderData: { key, page } }: { loaderData: LegalData }) {
  return (
    <>
      <PageHead page={key} />
      <LegalDocument page={page} />
    </>
  );
}
