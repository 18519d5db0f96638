import type { NewsPictures } from "./news-pictures.server.ts";
import type { NewsItemRow } from "./news-tables.server.ts";
import { pictureOfFile } from "./picture-sizes.ts";

/** A picture that failed is tried again after so long, ms. */
const retryAfter = 6 * 60 * 60 * 1000;

/** Items whose picture is not there yet and may be fetched now, in their order. */
export function itemsWithoutPicture(items: NewsItemRow[], now: number): NewsItemRow[] {
  return items.filter(
    ({ image_url, picture, picture_tried_at }) =>
      image_url !== null &&
      picture === null &&
      (picture_tried_at === null || picture_tried_at <= now - retryAfter),
  );
}

/** The item with its picture, or with the note that there is none for now. */
export async function fetchPictureOf(
  item: NewsItemRow,
  pictures: NewsPictures,
  now: number,
): Promise<NewsItemRow> {
  // A broken picture is the placeholder's business: nothing that an operator could mend.
  const stored = await pictures.store(item.image_url ?? "").catch(() => null);
  return {
    ...item,
    picture: stored?.picture ?? null,
    picture_width: stored?.width ?? null,
    picture_tried_at: now,
  };
}

/** The items with what is missing on the disk (a restored backup, a cleared folder) to be fetched anew. */
export function withPicturesThere(items: NewsItemRow[], files: ReadonlySet<string>): NewsItemRow[] {
  const stored = new Set([...files].map(pictureOfFile));
  return items.map((item) =>
    item.picture === null || stored.has(item.picture)
      ? item
      : { ...item, picture: null, picture_width: null, picture_tried_at: null },
  );
}
