import { useFieldWords } from "../form/use-field-words.ts";
import { useEditor } from "./use-editor.ts";

/** Where a field stands, in words: `Questions and answers · Answer`. */
export function useFieldPath(): (at: string) => string {
  const editor = useEditor();
  const wordsOf = useFieldWords();
  return (at) => {
    const [first, id] = at.split(".");
    const { sections } = editor.getState().document;
    const section = first === "sections" ? sections.find((one) => one.id === id) : undefined;
    return wordsOf(at, section?.type ?? null);
  };
}
