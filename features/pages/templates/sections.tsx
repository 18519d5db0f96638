import { sectionComponents } from "#features/sections/section-components.tsx";
import type { ShownSection } from "../page-document.ts";

interface Props {
  sections: readonly ShownSection[];
  place: "page" | "column";
  /** The first one opens the page: its heading is the page's. */
  isOpening?: boolean;
}

export function Sections({ sections, place, isOpening = false }: Props) {
  return sections.map(({ id, type, values }, index) => {
    const Section = sectionComponents[type].component();
    return (
      <Section
        key={id}
        id={id}
        values={values}
        place={place}
        level={isOpening && index === 0 ? 1 : 2}
      />
    );
  });
}
