import { sectionComponents } from "#features/sections/section-components.tsx";
import { type Part, part } from "#ui/part/part.ts";
import type { DrawnKind } from "./kinds.ts";
import type { PageDocument } from "./page-document.ts";
import type { PartNames } from "./part-names.ts";

/** Kind of entry → what its pages look like. */
const templates: Record<DrawnKind, Part<{ page: PageDocument }>> = {
  post: part(() => import("./templates/post-page.tsx")),
  person: part(() => import("./templates/person-page.tsx")),
  job: part(() => import("./templates/job-page.tsx")),
  service: part(() => import("./templates/service/service-page.tsx")),
  "post-category": part(() => import("./templates/page-page.tsx")),
  "help-article": part(() => import("./templates/help-article-page.tsx")),
  "case-study": part(() => import("./templates/work/case-study-page.tsx")),
  "customer-story": part(() => import("./templates/work/customer-story-page.tsx")),
  "saas-feature": part(() => import("./templates/software/saas-feature-page.tsx")),
  integration: part(() => import("./templates/software/integration-page.tsx")),
  product: part(() => import("./templates/product/product-page.tsx")),
  page: part(() => import("./templates/page-page.tsx")),
  "legal-text": part(() => import("./templates/legal-text-page.tsx")),
  "order-text": part(() => import("./templates/legal-text-page.tsx")),
};

/** What draws a page, by the name of the kind or of the section: no two are called the same. */
export const pageParts = { ...templates, ...sectionComponents };

/** The modules that draw it (ui/part). */
export const fileOfPart = (name: PartNames[number]) => pageParts[name].file;
