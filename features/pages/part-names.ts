import type { SectionType } from "#features/sections/section-types.ts";
import type { DrawnKind } from "./kinds.ts";
import type { PageDocument } from "./page-document.ts";

/** What of a document says which code draws it: a template and sections (page-parts.ts). */
export type PartNames = [kind: DrawnKind, ...types: SectionType[]];

export const partNamesOf = ({ kind, sections }: PageDocument): PartNames => [
  kind,
  ...new Set(sections.map(({ type }) => type)),
];

/** Sections that do something before anybody touches them: words are typed, figures counted, logos pass, a clock runs. */
const moving: readonly SectionType[] = ["hero", "statistics", "logos", "countdown", "contact-form"];

/** News come in while nobody looks: they have to be at work before somebody comes to them. */
const atOnce: readonly SectionType[] = ["news"];

export const movesByItself = (type: SectionType) => moving.includes(type);

/** The template, and the first section where it moves; the others bring their code when they are wanted (templates/sections.tsx). */
export const openingPartNamesOf = ({ kind, sections }: PageDocument): PartNames => [
  kind,
  ...new Set(
    sections.flatMap(({ type }, index) =>
      (index === 0 && movesByItself(type)) || atOnce.includes(type) ? [type] : [],
    ),
  ),
];
