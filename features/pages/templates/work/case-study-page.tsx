import type { PageDocument } from "../../page-document.ts";
import type { CaseStudyValues } from "../../work-kinds.ts";
import { Sections } from "../sections.tsx";
import { CaseStudyReport } from "./case-study-report.tsx";
import { CaseStudyResult } from "./case-study-result.tsx";

/** A case study: as a report from problem to result, or, in its second layout, from the result backwards. */
export default function CaseStudyPage({ page }: { page: PageDocument }) {
  const Layout = page.layout === "second" ? CaseStudyResult : CaseStudyReport;
  return (
    <>
      <Layout page={page} values={page.values as CaseStudyValues} />
      <Sections sections={page.sections} place="page" />
    </>
  );
}
