import { useMemo } from "react";
import type { ShownSection } from "../page-document.ts";

const inText: readonly string[] = ["text", "picture-with-text"];

/**
 * Sections of an article up to the first one that wants the whole width are the column of its text. The same lists
 * each time: sections that are not taken over yet must not change (sections.tsx).
 */
export function useColumn(sections: readonly ShownSection[]) {
  return useMemo(() => {
    const first = sections.findIndex(({ type }) => !inText.includes(type));
    const end = first < 0 ? sections.length : first;
    return { column: sections.slice(0, end), rest: sections.slice(end) };
  }, [sections]);
}
