import { NotImported } from "#features/pages/import-entries.server.ts";
import { cutPatience } from "#features/pictures/keep-picture.server.ts";
import {
  type readPictureFiles,
  takePictureFiles,
} from "#features/pictures/picture-files.server.ts";
import { createPictureCutter } from "#platform/pictures/cut-picture.server.ts";
import type { Store } from "#platform/store/store.server.ts";

/** Takes the pictures of a folder in. @throws NotImported */
export async function takePictures(
  store: Store,
  pictures: ReturnType<typeof readPictureFiles>["pictures"],
  now: number,
): Promise<void> {
  if (pictures.length === 0) return;
  const cutter = createPictureCutter(cutPatience);
  try {
    const { problems } = await takePictureFiles(store, cutter, pictures, now);
    if (problems.length > 0) throw new NotImported(problems);
  } finally {
    cutter.stop();
  }
}
