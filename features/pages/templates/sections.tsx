import { sectionComponents } from "#features/sections/section-components.tsx";
import type { ShownSection } from "../page-document.ts";

interface Props {
  sections: readonly ShownSection[];
  place: "page" | "column";
}

export function Sections({ sections, place }: Props) {
  return sections.map(({ id, type, values }) => {
    const Section = sectionComponents[type].component();
    return <Section key={id} id={id} values={values} place={place} />;
  });
}
