import type { FeatureLog } from "#platform/log/log.server.ts";
import type { Part } from "#platform/pictures/cut-order.ts";
import type { PictureCutter } from "#platform/pictures/cut-picture.server.ts";
import type { Store } from "#platform/store/store.server.ts";
import { avif, keepFiles, namedFiles } from "./keep-picture.server.ts";
import { readPictureFile } from "./stored-pictures.server.ts";

interface Parts {
  store: Store;
  cutter: PictureCutter;
  log: FeatureLog;
}

/** A picture, or a part of one, whose files are to be made. */
interface Next {
  table: "content_picture" | "content_picture_crop";
  id: string;
  picture: string;
  part?: Part;
}

/** How often it is looked whether there is something to do, ms. */
const every = 20_000;

/** Cuts the widths of a picture as AVIF, which is smaller by a third, after it was taken in: it takes its time. */
export function createAvifWorker({ store, cutter, log }: Parts) {
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  let isStopped = false;

  async function work(): Promise<void> {
    try {
      for (let next = await findNext(); next && !isStopped; next = await findNext())
        await make(next);
    } catch (err) {
      // Tried again soon.
      log.warn({ err }, "pictures could not be made smaller");
    }
  }

  /** The parts that are shown first, then the oldest picture. */
  async function findNext(): Promise<Next | undefined> {
    const crop = await store.read
      .selectFrom("content_picture_crop")
      .selectAll()
      .where("avif", "=", 0)
      .executeTakeFirst();
    if (crop) {
      const { id, picture, left_at: left, top_at: top, width, height } = crop;
      return { table: "content_picture_crop", id, picture, part: { left, top, width, height } };
    }
    const whole = await store.read
      .selectFrom("content_picture")
      .select("id")
      .where("avif", "=", 0)
      .orderBy("uploaded_at")
      .executeTakeFirst();
    return whole && { table: "content_picture", id: whole.id, picture: whole.id };
  }

  async function make({ table, id, picture, part }: Next): Promise<void> {
    const original = await readPictureFile(store, picture, "original");
    const order = { ...avif, ...(part && { part }) };
    const cut = original ? await cutter.cut(original, order) : "damaged";
    if (isStopped) return;
    await store.write(async (trx) => {
      const done = typeof cut === "object" ? 1 : 2;
      const { numUpdatedRows } = await trx
        .updateTable(table)
        .set({ avif: done })
        .where("id", "=", id)
        .executeTakeFirst();
      // Deleted meanwhile: nothing of it comes back.
      if (numUpdatedRows > 0n && typeof cut === "object")
        await keepFiles(trx, id, namedFiles(cut, "avif"));
    });
  }

  const look = () => {
    working ??= work().finally(() => {
      working = undefined;
    });
    return working;
  };
  return {
    look,
    start() {
      timer = setInterval(() => void look(), every).unref();
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      cutter.stop();
      await working;
    },
  };
}
