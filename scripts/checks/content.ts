import { findWrongContent } from "../../server/wrong-content.ts";
import { findMissingTargets, readContent } from "./content-targets.ts";
import type { Expectation } from "./expectation.ts";
import { findMissingLanguageFiles, findWrittenOutLanguages } from "./language-files.ts";

/** Every file of facts fits its schema, and what the facts name exists; a problem names file and field. */
export function checkContent(): Expectation[] {
  const wrong = findWrongContent();
  return [
    { name: "every language has its files", problems: findMissingLanguageFiles() },
    { name: "only the table of languages lists them", problems: findWrittenOutLanguages() },
    { name: "every file of content/ is what it must be", problems: wrong },
    {
      name: "what content/ names exists",
      problems: wrong.length > 0 ? [] : findMissingTargets(readContent()),
    },
  ];
}
