import type { ComponentType } from "react";
import { CallToActionSection } from "./call-to-action/call-to-action-section.tsx";
import { PictureWithTextSection } from "./picture-with-text/picture-with-text-section.tsx";
import { PostsSection } from "./posts/posts-section.tsx";
import type { SectionProps } from "./section-props.ts";
import type { SectionType } from "./section-types.ts";
import { TextSection } from "./text/text-section.tsx";

/** Type of section → what draws it. */
export const sectionComponents: Record<
  SectionType,
  // biome-ignore lint/suspicious/noExplicitAny: each knows its own values; what is shown was made from the same fields
  ComponentType<SectionProps<any>>
> = {
  text: TextSection,
  "picture-with-text": PictureWithTextSection,
  posts: PostsSection,
  "call-to-action": CallToActionSection,
};
