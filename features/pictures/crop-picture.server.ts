import { createHash } from "node:crypto";
import type { Administrator } from "#platform/audit/audit-log.server.ts";
import { audit } from "#platform/audit/keep-record.server.ts";
import { found, Problem } from "#platform/http/problem.server.ts";
import { isWithin, type Part } from "#platform/pictures/cut-order.ts";
import type { PictureCutter } from "#platform/pictures/cut-picture.server.ts";
import type { Store, Trx } from "#platform/store/store.server.ts";
import { usesOf } from "./change-picture.server.ts";
import { pointWithin } from "./crop.ts";
import { keepFiles, namedFiles, webp } from "./keep-picture.server.ts";
import { type Picture, readPictureFile, readPictures } from "./stored-pictures.server.ts";

interface Parts {
  store: Store;
  cutter: PictureCutter;
}

/** Whoever knows the address of a part does not know that of the whole. */
const cropId = (picture: string, { left, top, width, height }: Part) =>
  createHash("sha256")
    .update([picture, left, top, width, height].join(" "))
    .digest("hex")
    .slice(0, 32);

/**
 * Shows a part of a picture instead of the whole, or the whole again (null). What was uploaded stays as it is, and so do
 * the files of earlier parts, which pages of earlier releases name.
 * @param by who; undefined: the command line
 * @param mayPublish without it only what no visitor sees is changed: pages follow at once
 * @throws Problem `not_found`, `not_allowed`, or `invalid` for what does not lie within the picture
 */
export async function cropPicture(
  { store, cutter }: Parts,
  wanted: { id: string; part: Part | null },
  how: { by?: Administrator; mayPublish: boolean; now: number },
): Promise<void> {
  const picture = found((await readPictures(store.read, wanted.id)).get(wanted.id));
  const part = isAll(picture, wanted.part) ? null : wanted.part;
  if (part && !isWithin(part, picture)) throw outside();
  const files = part ? await filesOf({ store, cutter }, picture, part) : [];
  await store.write(async (trx) => {
    const stillThere = await trx
      .selectFrom("content_picture")
      .select("id")
      .where("id", "=", picture.id)
      .executeTakeFirst();
    found(stillThere);
    if (!how.mayPublish && (await usesOf(trx, picture.id)).some(({ isLive }) => isLive))
      throw new Problem("not_allowed", { detail: "The picture is live: a publisher changes it." });
    const crop = part && (await keepCrop(trx, picture.id, part, files));
    const [focus_x, focus_y] = part
      ? pointWithin([picture.focus_x, picture.focus_y], picture, part)
      : [picture.focus_x, picture.focus_y];
    await trx
      .updateTable("content_picture")
      .set({ crop, focus_x, focus_y })
      .where("id", "=", picture.id)
      .execute();
    const entry = { action: "picture.crop", subjectId: picture.id, subject: picture.name } as const;
    if (how.by) await audit(trx, how.by, entry, how.now);
  });
}

const outside = () => new Problem("invalid", { errors: { part: ["outside"] } });

const isAll = ({ width, height }: Picture, part: Part | null) =>
  part !== null &&
  part.left === 0 &&
  part.top === 0 &&
  part.width === width &&
  part.height === height;

/** Made before anything is written: it takes its time. Nothing, where this part was made before. */
async function filesOf({ store, cutter }: Parts, { id }: Picture, part: Part) {
  const known = await store.read
    .selectFrom("content_picture_crop")
    .select("id")
    .where("id", "=", cropId(id, part))
    .executeTakeFirst();
  if (known) return [];
  const original = found(await readPictureFile(store, id, "original"));
  const cut = await cutter.cut(original, { ...webp, part });
  if (typeof cut === "string") throw new Problem("invalid", { errors: { part: [cut] } });
  return namedFiles(cut, "webp");
}

/** @returns its id */
async function keepCrop(
  trx: Trx,
  picture: string,
  part: Part,
  files: ReturnType<typeof namedFiles>,
): Promise<string> {
  const id = cropId(picture, part);
  const { left: left_at, top: top_at, width, height } = part;
  await trx
    .insertInto("content_picture_crop")
    .values({ id, picture, left_at, top_at, width, height, avif: 0 })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  await keepFiles(trx, id, files);
  return id;
}
