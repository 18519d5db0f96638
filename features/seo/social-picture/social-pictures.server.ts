import { createHash } from "node:crypto";
import { readLiveSites } from "#features/pages/site/read-shells.server.ts";
import {
  readPictureFile,
  readPictures,
  shownPart,
} from "#features/pictures/stored-pictures.server.ts";
import { keepFiles } from "#features/publishing/release-files.server.ts";
import { createChildWork } from "#platform/processes/work-in-child.server.ts";
import type { Store } from "#platform/store/store.server.ts";
import { readDrawings } from "./built-drawings.server.ts";
import type { Painted, PaintOrder } from "./paint-process.server.ts";
import { type Place, stage } from "./social-picture.ts";
import { readWordsOnPicture, type WordsOnPicture } from "./words-on-picture.server.ts";

/** To be raised when the same words make another picture: each is then painted anew. */
const look = 2;
/** Processor time that one may take, ms. */
const patience = 15_000;

export interface SocialPictures {
  /** A PNG; undefined where no page is live there, or it could not be painted. */
  pictureOf(place: Place): Promise<Uint8Array | undefined>;
  stop(): void;
}

/**
 * The pictures that stand for pages where these are shared. One is painted when it is first asked for, so that nobody
 * who publishes waits for it, and kept under the hash of what it shows.
 */
export function createSocialPictures(
  store: Store,
  buildDir: string,
  now: () => number,
): SocialPictures {
  const child = createChildWork<PaintOrder, { painted: Painted }>(
    new URL("./paint-process.server.ts", import.meta.url),
    { patience, ended: { painted: undefined }, tooSlow: { painted: undefined }, args: [buildDir] },
  );
  const drawings = hashOf(readDrawings(buildDir));
  const underWay = new Map<string, Promise<Painted>>();

  async function paint(name: string, words: WordsOnPicture, siteName: string): Promise<Painted> {
    const { headline, drawing, photo: id } = words;
    const photo = id === undefined ? undefined : await readPhoto(store, id);
    const { painted } = await child.do({ siteName, headline, drawing, photo });
    if (!painted) return undefined;
    const bytes = [{ encoding: "identity" as const, bytes: painted }];
    await keepFiles(store, [{ file: { hash: name }, bytes }], now());
    return painted;
  }

  return {
    async pictureOf(place) {
      const site = (await readLiveSites(store.read))[place.code];
      const found = await readWordsOnPicture(store.read, place, site);
      if (!found) return undefined;
      const words = { ...found, ...(found.photo && (await shownOf(store, found.photo))) };
      const siteName = site.name[place.code];
      const name = `social-${hashOf(JSON.stringify([look, drawings, siteName, words]))}`;
      const kept = await readKept(store, name);
      if (kept) return kept;
      const work = underWay.get(name) ?? paint(name, words, siteName);
      underWay.set(name, work);
      return work.finally(() => underWay.delete(name));
    },
    stop: child.stop,
  };
}

const hashOf = (content: string) =>
  createHash("sha256").update(content).digest("base64url").slice(0, 22);

async function readKept({ read }: Store, hash: string): Promise<Uint8Array | undefined> {
  const row = await read
    .selectFrom("published_file")
    .select("bytes")
    .where("hash", "=", hash)
    .executeTakeFirst();
  return row?.bytes;
}

/** An uploaded picture by the name of what is seen of it, so that another part of it makes another picture. */
async function shownOf({ read }: Store, id: string): Promise<{ photo: string }> {
  const picture = (await readPictures(read, id)).get(id);
  return { photo: picture ? shownPart(picture).id : id };
}

/** The file of a width that is enough; what is gone is not shown. */
async function readPhoto({ read }: Store, shown: string): Promise<Uint8Array | undefined> {
  const files = await read
    .selectFrom("content_picture_file")
    .select("file")
    .where("picture", "=", shown)
    .where("file", "like", "%.webp")
    .execute();
  const widths = files.map(({ file }) => Number.parseInt(file, 10)).sort((a, b) => a - b);
  const width = widths.find((each) => each >= stage.width) ?? widths.at(-1);
  return width === undefined ? undefined : readPictureFile({ read }, shown, `${width}.webp`);
}
