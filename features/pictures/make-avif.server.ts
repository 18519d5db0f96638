import type { FeatureLog } from "#platform/log/log.server.ts";
import type { PictureCutter } from "#platform/pictures/cut-picture.server.ts";
import type { Store } from "#platform/store/store.server.ts";
import { avif, keepFiles, namedFiles } from "./keep-picture.server.ts";
import { readPictureFile } from "./stored-pictures.server.ts";

interface Parts {
  store: Store;
  cutter: PictureCutter;
  log: FeatureLog;
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
      for (let id = await nextId(); id !== undefined && !isStopped; id = await nextId())
        await make(id);
    } catch (err) {
      // Tried again soon.
      log.warn({ err }, "pictures could not be made smaller");
    }
  }

  async function nextId(): Promise<string | undefined> {
    const next = await store.read
      .selectFrom("content_picture")
      .select("id")
      .where("avif", "=", 0)
      .orderBy("uploaded_at")
      .executeTakeFirst();
    return next?.id;
  }

  async function make(id: string): Promise<void> {
    const original = await readPictureFile(store, id, "original");
    const cut = original ? await cutter.cut(original, avif) : "damaged";
    if (isStopped) return;
    await store.write(async (trx) => {
      if (typeof cut === "object") await keepFiles(trx, id, namedFiles(cut, "avif"));
      const done = typeof cut === "object" ? 1 : 2;
      await trx.updateTable("content_picture").set({ avif: done }).where("id", "=", id).execute();
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
