import type { Kysely } from "kysely";
import type { LanguageCode } from "#platform/language/languages.ts";
import { type Part, widthsOf } from "#platform/pictures/cut-order.ts";
import type { Store } from "#platform/store/store.server.ts";
import type { Tables } from "#platform/store/tables.ts";
import type { Photo } from "#ui/pictures/photo.ts";
import { pointInPart } from "./crop.ts";
import { shownWidths } from "./keep-picture.server.ts";
import type { PictureRow } from "./picture-tables.server.ts";

/** What is known of a picture without its files. */
export type Picture = Omit<PictureRow, "alt" | "decorative" | "crop"> & {
  alt: Partial<Record<LanguageCode, string>>;
  decorative: boolean;
  /** The part of it that is shown; null: all of it. */
  crop: (Part & { id: string; avif: PictureRow["avif"] }) | null;
};

/** Id → picture, of all that there are, or of one. */
export async function readPictures(
  db: Kysely<Tables>,
  id?: string,
): Promise<ReadonlyMap<string, Picture>> {
  const all = db.selectFrom("content_picture").selectAll();
  const rows = await (id === undefined ? all : all.where("id", "=", id)).execute();
  const crops = rows.some(({ crop }) => crop !== null) ? await readCrops(db, id) : new Map();
  return new Map(
    rows.map(({ alt, decorative, crop, ...row }) => [
      row.id,
      {
        ...row,
        ...{ bytes: Number(row.bytes), uploaded_at: Number(row.uploaded_at) },
        ...{ alt: JSON.parse(alt), decorative: decorative === 1 },
        crop: (crop !== null && crops.get(crop)) || null,
      },
    ]),
  );
}

async function readCrops(db: Kysely<Tables>, picture: string | undefined) {
  const all = db.selectFrom("content_picture_crop").selectAll();
  const rows = await (picture === undefined ? all : all.where("picture", "=", picture)).execute();
  return new Map(
    rows.map(({ id, left_at: left, top_at: top, width, height, avif }) => [
      id,
      { id, left, top, width, height, avif },
    ]),
  );
}

export const widthsOfPicture = (width: number) => widthsOf(width, shownWidths);

/** What is seen of it: its files have this name and these widths. */
export function shownPart(picture: Picture) {
  const { id, width, height, avif } = picture.crop ?? picture;
  return { id, width, height, avif, widths: widthsOfPicture(width) };
}

/** What a page of a language shows of it. */
export function shownPicture(picture: Picture, language: LanguageCode): Photo {
  const { id, width, height, avif, widths } = shownPart(picture);
  const { crop, alt, decorative, focus_x, focus_y } = picture;
  const whole: [number, number] = [focus_x, focus_y];
  const focus = crop ? pointInPart(whole, picture, crop) : whole;
  return {
    ...{ photo: id, width, height, widths },
    alt: decorative ? "" : (alt[language] ?? ""),
    ...((focus[0] !== 50 || focus[1] !== 50) && { focus }),
    ...(avif === 1 && { avif: true }),
  };
}

/** The bytes of a file of a picture. */
export async function readPictureFile(
  { read }: Pick<Store, "read">,
  picture: string,
  file: string,
): Promise<Uint8Array | undefined> {
  const row = await read
    .selectFrom("content_picture_file")
    .select("bytes")
    .where("picture", "=", picture)
    .where("file", "=", file)
    .executeTakeFirst();
  return row?.bytes;
}
