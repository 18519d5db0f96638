import type { GateCode } from "#features/pages/gate/gate-codes.ts";
import { languageCodes } from "#platform/language/languages.ts";
import type { GateProblem } from "../calls.ts";
import type { EditorState } from "../draft/editor-store.ts";
import { touchedKey } from "../draft/touched-key.ts";

/** What says that something was not written yet, and not that something is wrong. */
const ofNothing: readonly GateCode[] = ["missing", "notWhole", "noAddress", "noHeading"];

type Known = Pick<EditorState, "problems" | "touched" | "isAsked" | "live">;

/**
 * What the gate says that people see now. That something is missing is no news before somebody was in the field, has
 * asked to publish, or visitors see the language already.
 */
export const shownProblems = ({ problems, ...known }: Known): readonly GateProblem[] =>
  known.isAsked ? problems : problems.filter((problem) => isShown(problem, known));

function isShown(
  { code, field, language }: GateProblem,
  { touched, live }: Pick<Known, "touched" | "live">,
): boolean {
  if (!ofNothing.includes(code)) return true;
  const own = languageCodes.find((one) => field.endsWith(`.${one}`));
  const at = own ? field.slice(0, -1 - own.length) : field;
  const meant = own ?? language;
  if (meant === null) return languageCodes.some((one) => touched.has(touchedKey(at, one)));
  return touched.has(touchedKey(at, meant)) || live.some((page) => page.language === meant);
}
