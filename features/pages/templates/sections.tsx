import { type ComponentType, useMemo } from "react";
import { sectionComponents } from "#features/sections/section-components.tsx";
import type { SectionProps } from "#features/sections/section-props.ts";
import type { SectionType } from "#features/sections/section-types.ts";
import { laterPart } from "#ui/later/later.tsx";
import type { ShownSection } from "../page-document.ts";

interface Props {
  sections: readonly ShownSection[];
  place: "page" | "column";
  /** The first one opens the page: its heading is the page's. */
  isOpening?: boolean;
  /** Which of them come to life when somebody comes to them; nothing said: none. */
  isLater?: (type: SectionType, index: number) => boolean;
}

export function Sections({ sections, place, isOpening = false, isLater }: Props) {
  // Kept: a section that has not come to life stays as it is only while its element does.
  return useMemo(
    () =>
      sections.map(({ id, type, values }, index) => {
        const Section = isLater?.(type, index)
          ? laterSection(type)
          : sectionComponents[type].component();
        const level = isOpening && index === 0 ? 1 : 2;
        return <Section key={id} {...{ id, values, place, level }} />;
      }),
    [sections, place, isOpening, isLater],
  );
}

type Section = ComponentType<SectionProps<Record<string, unknown>>>;
const laterSections = new Map<SectionType, Section>();

/** One for each type: what was brought to life is kept when the page is another one. */
function laterSection(type: SectionType): Section {
  const part = sectionComponents[type];
  const made: Section =
    laterSections.get(type) ??
    laterPart(`section-${type}`, async () => {
      await part.load();
      return { default: part.component() };
    });
  laterSections.set(type, made);
  return made;
}
