import { Suspense, useMemo } from "react";
import { hasNothingToShow } from "#features/sections/nothing-to-show.ts";
import type { SectionProps } from "#features/sections/section-props.ts";
import type { Fields } from "#platform/fields/field.ts";
import { laterWithId } from "#ui/later/later.tsx";
import { bringPart, isAtHand, partAtHand } from "#ui/part/part.ts";
import type { ShownSection } from "../page-document.ts";
import { movesByItself } from "../part-names.ts";

interface Props {
  sections: readonly ShownSection[];
  place: "page" | "column";
  /** The first one opens the page: its heading is the page's. */
  isOpening?: boolean;
}

/**
 * Sections one below the other. They are taken over when somebody comes to them or, where they neither move nor show
 * anything of the visitor, when something is done: until then React leaves what the server wrote alone, as long as
 * their elements stay the same.
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
  if (isAtHand(type)) return partAtHand(type);
  const load = async () => {
    await bringPart(type);
    return { default: partAtHand(type) };
  };
  return laterWithId<SectionProps<Fields>>(
    id,
    load,
    movesByItself(type) ? undefined : hasNothingToShow,
  );
}
