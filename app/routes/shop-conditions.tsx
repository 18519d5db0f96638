import type { LoaderFunctionArgs } from "react-router";
import { readConditionsPage } from "#features/buyer-rights/texts/conditions-page.server.ts";
import { LegalDocument } from "#features/legal/legal-document.tsx";
import type { LegalPage } from "#features/legal/read-legal-page.server.ts";
import { languageOfPath } from "#platform/language/localized-path.ts";
import { PageHead } from "../page-head.tsx";

/** Runs while building: the texts of selling in the language of the address. */
export const loader = ({ url }: LoaderFunctionArgs): LegalPage =>
  readConditionsPage(languageOfPath(url.pathname.replace(/\/$/, "")).code);

export default function ShopConditions({ loaderData }: { loaderData: LegalPage }) {
  return (
    <>
      <PageHead page="shopConditions" />
      <LegalDocument page={loaderData} />
    </>
  );
}
