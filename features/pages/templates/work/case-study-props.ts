import type { PageDocument } from "../../page-document.ts";
import type { CaseStudyValues } from "../../work-kinds.ts";

/** What each layout of a case study gets. */
export interface CaseStudyProps {
  page: PageDocument;
  values: CaseStudyValues;
}
