import { languageCodes } from "#platform/language/languages.ts";
import { useFieldName } from "../form/use-field-name.ts";
import { useSectionName } from "../form/use-section-name.ts";
import { useEditor } from "./use-editor.ts";

/** Where a field stands, in words: `Questions and answers · Answer`. */
export function useFieldPath(): (at: string) => string {
  const editor = useEditor();
  const fieldName = useFieldName();
  const sectionName = useSectionName();
  return (at) => {
    const [first, id, ...rest] = at.split(".");
    const { sections } = editor.getState().document;
    const section = first === "sections" ? sections.find((one) => one.id === id) : undefined;
    const names = section ? rest : at.split(".");
    const field = names.findLast((name) => !(languageCodes as readonly string[]).includes(name));
    const words = [section && sectionName(section.type), field && fieldName(field)];
    return words.filter(Boolean).join(" · ");
  };
}
