import { type Part, part } from "#ui/part/part.ts";
import type { SectionProps } from "./section-props.ts";
import type { SectionType } from "./section-types.ts";

/** Type of section → what draws it. A page loads the code of those that it has. */
export const sectionComponents: Record<
  SectionType,
  // biome-ignore lint/suspicious/noExplicitAny: each knows its own values; what is shown was made from the same fields
  Part<SectionProps<any>>
> = {
  text: part(() => import("./text/text-section.tsx")),
  "picture-with-text": part(() => import("./picture-with-text/picture-with-text-section.tsx")),
  posts: part(() => import("./posts/posts-section.tsx")),
  "services-list": part(() => import("./services-list/services-list-section.tsx")),
  "post-list": part(() => import("./post-list/post-list-section.tsx")),
  questions: part(() => import("./questions/questions-section.tsx")),
  "help-topics": part(() => import("./help-topics/help-topics-section.tsx")),
  plans: part(() => import("./plans/plans-section.tsx")),
  comparison: part(() => import("./comparison/comparison-section.tsx")),
  cases: part(() => import("./cases/cases-section.tsx")),
  stories: part(() => import("./stories/stories-section.tsx")),
  "saas-features": part(() => import("./saas-features/saas-features-section.tsx")),
  integrations: part(() => import("./integrations/integrations-section.tsx")),
  "call-to-action": part(() => import("./call-to-action/call-to-action-section.tsx")),
  countdown: part(() => import("./countdown/countdown-section.tsx")),
  "fact-list": part(() => import("./fact-list/fact-list-section.tsx")),
  figures: part(() => import("./figures/figures-section.tsx")),
  "find-us": part(() => import("./find-us/find-us-section.tsx")),
  "enquiry-form": part(() => import("./enquiry-form/enquiry-form-section.tsx")),
  jobs: part(() => import("./jobs/jobs-section.tsx")),
  principles: part(() => import("./principles/principles-section.tsx")),
  quotation: part(() => import("./quotation/quotation-section.tsx")),
  team: part(() => import("./team/team-section.tsx")),
  timeline: part(() => import("./timeline/timeline-section.tsx")),
  "two-lists": part(() => import("./two-lists/two-lists-section.tsx")),
  accordion: part(() => import("./accordion/accordion-section.tsx")),
  features: part(() => import("./features/features-section.tsx")),
  logos: part(() => import("./logos/logos-section.tsx")),
  quotations: part(() => import("./quotations/quotations-section.tsx")),
  statistics: part(() => import("./statistics/statistics-section.tsx")),
  steps: part(() => import("./steps/steps-section.tsx")),
  "contact-form": part(() => import("./contact-form/contact-form-section.tsx")),
  newsletter: part(() => import("./newsletter/newsletter-section.tsx")),
  offices: part(() => import("./offices/offices-section.tsx")),
  news: part(() => import("./news/news-section.tsx")),
  notice: part(() => import("./notice/notice-section.tsx")),
  hero: part(() => import("./hero/hero-section.tsx")),
  "code-sample": part(() => import("./code-sample/code-sample-section.tsx")),
  mosaic: part(() => import("./mosaic/mosaic-section.tsx")),
  "product-list": part(() => import("./product-list/product-list-section.tsx")),
  "list-links": part(() => import("./list-links/list-links-section.tsx")),
  shelf: part(() => import("./shelf/shelf-section.tsx")),
  stage: part(() => import("./stage/stage-section.tsx")),
};
