import type { Fields } from "#platform/fields/field.ts";
import { callToActionFields } from "./call-to-action/section.ts";
import { pictureWithTextFields } from "./picture-with-text/section.ts";
import { postsFields } from "./posts/section.ts";
import { textFields } from "./text/section.ts";

/** Type of section → its fields. A section is a folder, a line here and one in section-components.ts. */
export const sectionTypes = {
  text: textFields,
  "picture-with-text": pictureWithTextFields,
  posts: postsFields,
  "call-to-action": callToActionFields,
} as const satisfies Record<string, Fields>;

export type SectionType = keyof typeof sectionTypes;
