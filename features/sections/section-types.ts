import type { Fields } from "#platform/fields/field.ts";
import { accordionFields } from "./accordion/section.ts";
import { callToActionFields } from "./call-to-action/section.ts";
import { casesFields } from "./cases/section.ts";
import { codeSampleFields } from "./code-sample/section.ts";
import { comparisonFields } from "./comparison/section.ts";
import { contactFormFields } from "./contact-form/section.ts";
import { countdownFields } from "./countdown/section.ts";
import { enquiryFormFields } from "./enquiry-form/section.ts";
import { factListFields } from "./fact-list/section.ts";
import { featuresFields } from "./features/section.ts";
import { figuresFields } from "./figures/section.ts";
import { findUsFields } from "./find-us/section.ts";
import { helpTopicsFields } from "./help-topics/section.ts";
import { heroFields } from "./hero/section.ts";
import { integrationsFields } from "./integrations/section.ts";
import { jobsFields } from "./jobs/section.ts";
import { listLinksFields } from "./list-links/section.ts";
import { logosFields } from "./logos/section.ts";
import { mosaicFields } from "./mosaic/section.ts";
import { newsFields } from "./news/section.ts";
import { newsletterFields } from "./newsletter/section.ts";
import { noticeFields } from "./notice/section.ts";
import { officesFields } from "./offices/section.ts";
import { pictureWithTextFields } from "./picture-with-text/section.ts";
import { plansFields } from "./plans/section.ts";
import { postListFields } from "./post-list/section.ts";
import { postsFields } from "./posts/section.ts";
import { principlesFields } from "./principles/section.ts";
import { productListFields } from "./product-list/section.ts";
import { questionsFields } from "./questions/section.ts";
import { quotationFields } from "./quotation/section.ts";
import { quotationsFields } from "./quotations/section.ts";
import { saasFeaturesListFields } from "./saas-features/section.ts";
import { servicesListFields } from "./services-list/section.ts";
import { shelfFields } from "./shelf/section.ts";
import { stageFields } from "./stage/section.ts";
import { statisticsFields } from "./statistics/section.ts";
import { stepsFields } from "./steps/section.ts";
import { storiesFields } from "./stories/section.ts";
import { teamFields } from "./team/section.ts";
import { textFields } from "./text/section.ts";
import { timelineFields } from "./timeline/section.ts";
import { twoListsFields } from "./two-lists/section.ts";

/** Type of section → its fields. A section is a folder, a line here and one in section-components.tsx. */
export const sectionTypes = {
  text: textFields,
  "picture-with-text": pictureWithTextFields,
  posts: postsFields,
  "services-list": servicesListFields,
  "post-list": postListFields,
  questions: questionsFields,
  "help-topics": helpTopicsFields,
  plans: plansFields,
  comparison: comparisonFields,
  cases: casesFields,
  stories: storiesFields,
  "saas-features": saasFeaturesListFields,
  integrations: integrationsFields,
  "call-to-action": callToActionFields,
  countdown: countdownFields,
  timeline: timelineFields,
  principles: principlesFields,
  figures: figuresFields,
  "fact-list": factListFields,
  "two-lists": twoListsFields,
  quotation: quotationFields,
  team: teamFields,
  jobs: jobsFields,
  "find-us": findUsFields,
  "enquiry-form": enquiryFormFields,
  accordion: accordionFields,
  features: featuresFields,
  logos: logosFields,
  quotations: quotationsFields,
  statistics: statisticsFields,
  steps: stepsFields,
  "contact-form": contactFormFields,
  newsletter: newsletterFields,
  offices: officesFields,
  news: newsFields,
  notice: noticeFields,
  hero: heroFields,
  "code-sample": codeSampleFields,
  mosaic: mosaicFields,
  shelf: shelfFields,
  "product-list": productListFields,
  "list-links": listLinksFields,
  stage: stageFields,
} as const satisfies Record<string, Fields>;

export type SectionType = keyof typeof sectionTypes;

/** Sections whose heading can be that of the page: they draw it by the `level` that they get. */
export const openingTypes: readonly string[] = [
  "text",
  "picture-with-text",
  "call-to-action",
  "countdown",
  "features",
  "statistics",
  "steps",
  "accordion",
  "contact-form",
  "newsletter",
  "offices",
  "notice",
  "hero",
  "stage",
] satisfies SectionType[];
