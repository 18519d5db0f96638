import type { Kysely } from "kysely";
import type { LanguageCode } from "#platform/language/languages.ts";
import { widthsOf } from "#platform/pictures/cut-order.ts";
import type { Store } from "#platform/store/store.server.ts";
import type { Tables } from "#platform/store/tables.ts";
import type { Photo } from "#ui/pictures/photo.ts";
import { shownWidths } from "./keep-picture.server.ts";
import type { PictureRow } from "./picture-tables.server.ts";

/** What is known of a picture without its files. */
export type Picture = Omit<PictureRow, "alt" | "decorative"> & {
  alt: Partial<Record<LanguageCode, string>>;
  decorative: boolean;
};

/** Id → picture, of all that there are, or of one. */
export async function readPictures(
  db: Kysely<Tables>,
  id?: string,
): Promise<ReadonlyMap<string, Picture>> {
  const all = db.selectFrom("content_picture").selectAll();
  const rows = await (id === undefined ? all : all.where("id", "=", id)).execute();
  return new Map(
    rows.map(({ alt, decorative, ...row }) => [
      row.id,
      {
        ...row,
        ...{ bytes: Number(row.bytes), uploaded_at: Number(row.uploaded_at) },
        ...{ alt: JSON.parse(alt), decorative: decorative === 1 },
      },
    ]),
  );
}

export const widthsOfPicture = (width: number) => widthsOf(width, shownWidths);

/** What a page of a language shows of it. */
export function shownPicture(picture: Picture, language: LanguageCode): Photo {
  const { id, width, height, alt, decorative, focus_x, focus_y, avif } = picture;
  return {
    ...{ photo: id, width, height, widths: widthsOfPicture(width) },
    alt: decorative ? "" : (alt[language] ?? ""),
    ...((focus_x !== 50 || focus_y !== 50) && { focus: [focus_x, focus_y] }),
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
