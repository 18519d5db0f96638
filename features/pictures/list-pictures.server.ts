import type { Asked } from "#platform/http/call.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { foldLetters } from "#platform/rules/fold-letters.ts";
import type { Db } from "#platform/store/store.server.ts";
import type { PicturesAnswer, pictureCalls } from "./calls.ts";
import { readPictureUses } from "./picture-uses.server.ts";
import {
  type Picture,
  readPictures,
  shownPart,
  widthsOfPicture,
} from "./stored-pictures.server.ts";

type Wanted = Asked<(typeof pictureCalls)["GET /api/admin/pictures"]>["query"];

/** Pictures of a screen. */
const usual = 60;

/** The pictures that people look through; `language` is that of the titles of what shows them. */
export async function listPictures(
  db: Db,
  language: LanguageCode,
  { id, q = "", most = usual }: Wanted,
): Promise<PicturesAnswer> {
  const words = foldLetters(q).split(/\s+/);
  const all = [...(await readPictures(db, id)).values()]
    .filter((picture) => {
      const text = foldLetters([picture.name, ...Object.values(picture.alt)].join(" "));
      return words.every((word) => text.includes(word));
    })
    .sort((a, b) => b.uploaded_at - a.uploaded_at || (a.id < b.id ? -1 : 1));
  const uses = await readPictureUses(db, language);
  const shown = all.slice(0, most).map((picture) => ({
    ...listed(picture),
    uses: uses.get(picture.id) ?? [],
  }));
  return { pictures: shown, total: all.length };
}

function listed(picture: Picture) {
  const { id, name, kind, width, height, bytes, alt, decorative, crop, ...row } = picture;
  const { avif: _, ...shown } = shownPart(picture);
  return {
    ...{ id, name, kind, width, height, bytes, decorative, shown },
    ...{ alt: alt as Record<string, string>, widths: widthsOfPicture(width) },
    part: crop && { left: crop.left, top: crop.top, width: crop.width, height: crop.height },
    focus: [row.focus_x, row.focus_y] as [number, number],
  };
}
