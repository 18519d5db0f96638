import type { Leaf, Translation } from "#platform/fields/field.ts";
import { sourceLanguage, valueIn } from "#platform/fields/leaves.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { Operation } from "../draft/operation-schema.ts";
import { valueAt } from "../draft/places.ts";
import { useEditor, useEditorState } from "../screen/use-editor.ts";

/** How the text of a field stands in a language that is not the first one. */
export type TextState = "source" | "there" | "missing" | "stale" | "machine" | "nothing";

/** One field in the language that is shown, and what can be done with it. */
export function useField(at: string, leaf: Leaf) {
  const editor = useEditor();
  const language = useEditorState((state) => state.language);
  const value = useEditorState(({ document }) => valueAt(document, at));
  const said = valueIn(leaf, value, language);
  const source = leaf.translated ? valueIn(leaf, value, sourceLanguage) : undefined;
  const state = leaf.translated
    ? stateOf(value, said, source, language, editor.hashes.of)
    : "source";

  return {
    language,
    said,
    source,
    state,
    set(to: unknown, isTyped = true): void {
      const operation: Operation = {
        ...{ do: "set", at, was: said },
        ...(leaf.translated && { language }),
        ...(to !== undefined && { to }),
      };
      editor.change([operation], isTyped ? `${at} ${leaf.translated ? language : ""}` : undefined);
    },
    /** The text in the first language has changed, or a machine has translated it, and the translation fits. */
    fits: () => editor.change([{ do: "fits", at, language }]),
    /** A name or a number that is the same everywhere. */
    sameEverywhere(codes: readonly LanguageCode[]): void {
      editor.change(
        codes
          .filter((code) => code !== sourceLanguage)
          .map((code) => ({
            ...{ do: "set", at, language: code, to: source },
            was: valueIn(leaf, value, code),
          })),
      );
    },
  };
}

function stateOf(
  value: unknown,
  said: unknown,
  source: unknown,
  language: LanguageCode,
  hashOf: (text: string) => string,
): TextState {
  if (language === sourceLanguage) return "source";
  if (said === undefined) return source === undefined ? "nothing" : "missing";
  const { of, machine } = (value as Record<LanguageCode, Translation>)[language];
  // A hash that was not known is worked out by the server, which says so with the next look.
  if (of !== "" && of !== hashOf(String(source ?? ""))) return "stale";
  return machine ? "machine" : "there";
}
