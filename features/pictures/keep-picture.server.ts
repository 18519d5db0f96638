import { createHash } from "node:crypto";
import type { CutOrder, CutPicture, CutRefusal } from "#platform/pictures/cut-order.ts";
import type { PictureCutter } from "#platform/pictures/cut-picture.server.ts";
import type { Store, Trx } from "#platform/store/store.server.ts";
import { mostBytes } from "./picture-text.ts";

/** The widths that pages choose from, px: a card, a phone's screen, half a desktop, a whole one. */
export const shownWidths = [480, 800, 1280, 1920];

export const webp: CutOrder = {
  ...{ widths: shownWidths, format: "webp", quality: 78 },
  ...{ least: 16, mostPixels: 50_000_000 },
};
/** Effort 2: twelve megapixels take 3 s, with 4 they take 29 s for a few percent. */
export const avif: CutOrder = { ...webp, format: "avif", quality: 55, effort: 2 };

/** How long one picture may take, ms: the largest that is taken needs 20 s of a slow processor. */
export const cutPatience = 90_000;

export type PictureRefusal = CutRefusal | "empty" | "tooLarge";

interface How {
  store: Store;
  cutter: PictureCutter;
  now: number;
  /** A user's id; null: the command line. */
  by: string | null;
  /** Looks whether it could be taken, and stores nothing. */
  dryRun?: boolean;
  /** Done in the same transaction where the picture is new. */
  alongside?(trx: Trx, id: string): Promise<void>;
}

/** The same file is the same picture, whoever uploads it. */
export const pictureId = (bytes: Uint8Array) =>
  createHash("sha256").update(bytes).digest("hex").slice(0, 32);

/**
 * Takes a picture in: it is there as a whole, with all its widths, or not at all.
 * @returns its id, or why it cannot be taken
 */
export async function keepPicture(
  { name, bytes }: { name: string; bytes: Uint8Array },
  { store, cutter, now, by, dryRun = false, alongside }: How,
): Promise<{ id: string } | { refusal: PictureRefusal }> {
  if (bytes.length === 0) return { refusal: "empty" };
  if (bytes.length > mostBytes) return { refusal: "tooLarge" };
  const id = pictureId(bytes);
  const known = await store.read
    .selectFrom("content_picture")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (known) return { id };
  const cut = await cutter.cut(bytes, webp);
  if (typeof cut === "string") return { refusal: cut };
  if (dryRun) return { id };
  await store.write(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("content_picture")
      .values({
        ...{ id, name: shortName(name), kind: cut.kind, width: cut.width, height: cut.height },
        ...{
          bytes: bytes.length,
          alt: "{}",
          decorative: 0,
          focus_x: 50,
          focus_y: 50,
          avif: 0,
          crop: null,
        },
        ...{ uploaded_at: now, uploaded_by: by },
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return;
    await keepFiles(trx, id, [["original", bytes], ...namedFiles(cut, "webp")]);
    await alongside?.(trx, id);
  });
  return { id };
}

/** What a cut gives, by the names of its files. */
export const namedFiles = ({ files }: CutPicture, format: "webp" | "avif") =>
  files.map(({ width, bytes }) => [`${width}.${format}`, bytes] as const);

/** One after the other: an original may have 25 MB. */
export async function keepFiles(
  trx: Trx,
  picture: string,
  files: readonly (readonly [file: string, bytes: Uint8Array])[],
): Promise<void> {
  for (const [file, bytes] of files)
    await trx
      .insertInto("content_picture_file")
      .values({ picture, file, bytes })
      .onConflict((conflict) => conflict.columns(["picture", "file"]).doNothing())
      .execute();
}

/** Without the folders that some programs send along, and no longer than anybody reads. */
function shortName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const plain = Array.from(last.normalize("NFC").replace(/\p{C}/gu, "")).slice(0, 120).join("");
  return plain.trim() || "picture";
}
