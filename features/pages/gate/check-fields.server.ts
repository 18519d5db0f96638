import type { Fields, Values } from "#platform/fields/field.ts";
import { isGroup } from "#platform/fields/fields.ts";
import { isByMachine, isStale } from "#platform/fields/leaves.server.ts";
import { groupsOf, leavesOf, valueIn } from "#platform/fields/leaves.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { EntryDocument } from "../entry-document.ts";
import { fieldName } from "../read-entry-file.server.ts";
import type { Around } from "./around.ts";
import { checkPicture, isSaid } from "./check-picture.server.ts";
import { deadLink } from "./dead-link.server.ts";
import type { Found } from "./problem.ts";

export function checkFields(
  fields: Fields,
  values: Values,
  place: string,
  document: EntryDocument,
  language: LanguageCode,
  around: Around,
): Found[] {
  const found: Found[] = missingGroups(fields, values, place, language);
  for (const { path, leaf, value } of leavesOf(fields, values)) {
    const field = place + fieldName(path);
    const said = valueIn(leaf, value, language);
    if (said === undefined) {
      if (leaf.required) found.push({ field, code: "missing", message: "is missing" });
      continue;
    }
    if (leaf.translated && isStale(value, language))
      found.push({
        ...{ level: "warning", field, code: "stale" },
        message: "the text it was made from has changed",
      });
    if (leaf.translated && isByMachine(value, language))
      found.push({
        ...{ level: "warning", field, code: "machine" },
        message: "was translated by a machine, and nobody has confirmed it",
      });
    for (const picture of leaf.photosIn?.(said) ?? [])
      found.push(
        ...checkPicture(around.pictures.get(picture), field, language, {
          isSaidHere: isSaid(values, path, language),
          wide: leaf.wideEnough,
        }),
      );
    for (const link of leaf.linksOf?.(said) ?? []) {
      const message = deadLink(link, document, language, around);
      if (!message) continue;
      // A menu leaves out what is not live in a language, until it is.
      const isForLater = document.kind === "menu" && around.written.has(link.replace(/#.*/, ""));
      const level = isForLater ? { level: "warning" as const } : {};
      found.push({ ...level, field, code: "deadLink", value: link, message, isDeadLink: true });
    }
  }
  return found;
}

function missingGroups(
  fields: Fields,
  values: Values,
  place: string,
  language: LanguageCode,
): Found[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!isGroup(field)) return [];
    const groups = groupsOf(field, values[name]);
    if (groups.length === 0)
      return field.required
        ? [{ field: place + name, code: "missing", message: "is missing" }]
        : [];
    return groups.flatMap(({ at, inside }) => {
      const message = field.missing?.(inside, language);
      return [
        ...(message
          ? [{ field: place + fieldName([name, ...at]), code: "notWhole" as const, message }]
          : []),
        ...missingGroups(field.fields, inside, `${place}${fieldName([name, ...at])}.`, language),
      ];
    });
  });
}
