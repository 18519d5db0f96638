import { Suspense, useMemo } from "react";
import { sectionComponents } from "#features/sections/section-components.tsx";
import type { SectionProps } from "#features/sections/section-props.ts";
import { laterWithId } from "#ui/later/later.tsx";
import type { ShownSection } from "../page-document.ts";

interface Props {
  sections: readonly ShownSection[];
  place: "page" | "column";
  /** The first one opens the page: its heading is the page's. */
  isOpening?: boolean;
}

/**
 * Sections one below the other. Those that do not open a page are taken over when somebody comes to them: until then
 * React leaves what the server wrote alone, as long as their elements stay the same.
 */
export function Sections({ sections, place, isOpening = false }: Props) {
  return useMemo(
    () =>
      sections.map(({ id, type, values }, index) => {
        const Section = componentOf({ id, type });
        const level = isOpening && index === 0 ? 1 : 2;
        return (
          <Suspense key={id}>
            <Section id={id} values={values} place={place} level={level} />
          </Suspense>
        );
      }),
    [sections, place, isOpening],
  );
}

function componentOf({ id, type }: Pick<ShownSection, "id" | "type">) {
  const part = sectionComponents[type];
  if (part.isLoaded()) return part.component();
  return laterWithId<SectionProps<unknown>>(id, async () => {
    await part.load();
    return { default: part.component() };
  });
}
