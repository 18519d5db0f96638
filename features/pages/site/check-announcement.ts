import type { Values } from "#platform/fields/field.ts";
import { valueIn } from "#platform/fields/leaves.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { Found } from "../gate/problem.ts";
import { announcementFields } from "./site-fields.ts";

/** What would be published and never seen: an end before the start, and half of a link, in a language that it speaks. */
export function checkAnnouncement(values: Values, language: LanguageCode): Found[] {
  const { starts, ends, on, to } = values;
  const said = (name: "text" | "label") =>
    valueIn(announcementFields[name], values[name], language) || undefined;
  const found: Found[] = [];
  // Both on the same clocks, written alike: `2026-12-01 09:00`.
  if (typeof starts === "string" && typeof ends === "string" && ends <= starts)
    found.push({ field: "ends", code: "endsBefore", message: `is not after ${starts}` });
  if (!on || !said("text") || (to === undefined) === (said("label") === undefined)) return found;
  const field = to === undefined ? "to" : "label";
  return [...found, { field, code: "missing", message: "is missing: the link is not shown" }];
}
