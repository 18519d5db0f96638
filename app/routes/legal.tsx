import type { LoaderFunctionArgs } from "react-router";
import { type LegalPageKey, legalLinks } from "#features/content/legal-links.ts";
import { barePath, languageOfPath } from "#features/i18n/localized-path.ts";
import { LegalDocument } from "#features/legal/legal-document.tsx";
import { type LegalPage, readLegalPage } from "#features/legal/read-legal-page.server.ts";
import { PageHead } from "../page-head.tsx";

interface LegalData {
  key: LegalPageKey;
  page: LegalPage;
}

/** Runs while building: the text of the legal page that stands at this address. */
export function loader({ url }: LoaderFunctionArgs): LegalData {
  const pathname = url.pathname.replace(/\/$/, "");
  const link = legalLinks.find(({ path }) => path === barePath(pathname));
  if (!link) throw new Error(`${pathname} is no legal page (features/content/legal-links.ts)`);
  return { key: link.page, page: readLegalPage(link.page, languageOfPath(pathname).code) };
}

export default function Legal({ loaderData: { key, page } }: { loaderData: LegalData }) {
  return (
    <>
      <PageHead page={key} />
      <LegalDocument page={page} />
    </>
  );
}
