import { sectionComponents } from "#features/sections/section-components.tsx";
import type { SectionType } from "#features/sections/section-types.ts";
import { type Part, part } from "#ui/part/part.ts";
import type { DrawnKind } from "./kinds.ts";
import type { PageDocument } from "./page-document.ts";

/** Kind of entry → what its pages look like. */
export const templates: Record<DrawnKind, Part<{ page: PageDocument }>> = {
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

/** What of a document says which code draws it. */
export type PartNames = [kind: DrawnKind, ...types: SectionType[]];

export const partNamesOf = ({ kind, sections }: PageDocument): PartNames => [
  kind,
  ...new Set(sections.map(({ type }) => type)),
];

/** News come in while nobody looks: they have to be at work before somebody comes to them. */
const atOnce: readonly SectionType[] = ["news"];

/** What opens the page; the other sections bring their code when they are wanted (templates/sections.tsx). */
export const openingPartNamesOf = ({ kind, sections }: PageDocument): PartNames => [
  kind,
  ...new Set(
    sections.flatMap(({ type }, index) => (index === 0 || atOnce.includes(type) ? [type] : [])),
  ),
];

const partsOf = ([kind, ...types]: PartNames) => [
  templates[kind],
  ...types.map((type) => sectionComponents[type]),
];

/** The modules that draw it (ui/part). */
export const filesOfParts = (names: PartNames) => partsOf(names).map(({ file }) => file);

/** Before a page is drawn, on the server and in the browser. @throws when some code cannot be had */
export async function loadParts(names: PartNames): Promise<void> {
  await Promise.all(partsOf(names).map((each) => each.load()));
}
