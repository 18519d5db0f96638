import { languageCodes } from "#platform/language/languages.ts";
import { useFieldName } from "./use-field-name.ts";
import { useSectionName } from "./use-section-name.ts";

/** Where a field stands, in words: `Questions and answers · Answer`. `section`: the type of its section. */
export function useFieldWords(): (at: string, section: string | null) => string {
  const fieldName = useFieldName();
  const sectionName = useSectionName();
  return (at, section) => {
    const path = at.split(".");
    const names = path[0] === "sections" ? path.slice(2) : path;
    const field = names
      .map((name) => name.replace(/\[.*/, ""))
      .findLast((name) => !(languageCodes as readonly string[]).includes(name));
    // What says a word otherwise is called by the word (features/pages/words).
    const [list, item, text] = path;
    if (list === "items" && item && text === "text") return item;
    return [section && sectionName(section), field && fieldName(field)].filter(Boolean).join(" · ");
  };
}
