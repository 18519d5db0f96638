import { wideEnough } from "#features/pictures/picture-text.ts";
import { type Picture, shownPart } from "#features/pictures/stored-pictures.server.ts";
import type { Values } from "#platform/fields/field.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { Found } from "./problem.ts";

/** @param here `isSaidHere`: what it shows is said where it stands; `wide`: px from which it looks sharp there */
export function checkPicture(
  picture: Picture | undefined,
  field: string,
  language: LanguageCode,
  { isSaidHere, wide = wideEnough }: { isSaidHere: boolean; wide?: number | undefined },
): Found[] {
  if (!picture) return [{ field, code: "noPicture", message: "names a picture that is not there" }];
  const { name, alt, decorative } = picture;
  const { width } = shownPart(picture);
  const isSaid = isSaidHere || decorative || alt[language] !== undefined;
  const isSmall = width < wide;
  return [
    ...(isSaid
      ? []
      : [
          {
            ...{ field, code: "noAlt" as const, value: name },
            message: `${name} needs an alternative text in this language, or to be decoration`,
          },
        ]),
    ...(isSmall
      ? [
          {
            ...{ level: "warning" as const, field, code: "smallPicture" as const },
            ...{ value: String(width), message: `is ${width} px wide and may look soft` },
          },
        ]
      : []),
  ];
}

/** Beside a picture there may stand what it shows there. */
export function isSaid(
  values: Values,
  path: readonly (string | number)[],
  language: LanguageCode,
): boolean {
  const group = path
    .slice(0, -1)
    .reduce<unknown>((branch, step) => (branch as Values)[step], values) as Values;
  const { alt, decorative } = group;
  return (
    decorative === true || (alt as Record<string, unknown> | undefined)?.[language] !== undefined
  );
}
