import type { Fields } from "#platform/fields/field.ts";
import { callToActionFields } from "./call-to-action/section.ts";
import { factListFields } from "./fact-list/section.ts";
import { figuresFields } from "./figures/section.ts";
import { findUsFields } from "./find-us/section.ts";
import { jobsFields } from "./jobs/section.ts";
import { pictureWithTextFields } from "./picture-with-text/section.ts";
import { postsFields } from "./posts/section.ts";
import { principlesFields } from "./principles/section.ts";
import { quotationFields } from "./quotation/section.ts";
import { teamFields } from "./team/section.ts";
import { textFields } from "./text/section.ts";
import { timelineFields } from "./timeline/section.ts";
import { twoListsFields } from "./two-lists/section.ts";

/** Type of section → its fields. A section is a folder, a line here and one in section-components.ts. */
export const sectionTypes = {
  text: textFields,
  "picture-with-text": pictureWithTextFields,
  posts: postsFields,
  "call-to-action": callToActionFields,
  timeline: timelineFields,
  principles: principlesFields,
  figures: figuresFields,
  "fact-list": factListFields,
  "two-lists": twoListsFields,
  quotation: quotationFields,
  team: teamFields,
  jobs: jobsFields,
  "find-us": findUsFields,
} as const satisfies Record<string, Fields>;

export type SectionType = keyof typeof sectionTypes;
