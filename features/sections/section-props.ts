import type { Fields, ShownValues } from "#platform/fields/field.ts";

/** What the component of a section gets, by its fields. */
export interface SectionProps<Own extends Fields> {
  /** The section's anchor. */
  id: string;
  values: ShownValues<Own>;
  /** `column`: inside the text of an article, which has its own measure; `page`: across the page. */
  place: "page" | "column";
  /** Of its heading: 1 where it opens a page that has no other one. */
  level: 1 | 2;
}
