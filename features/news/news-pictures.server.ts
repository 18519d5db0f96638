import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { createPictureCutter } from "#platform/pictures/cut-picture.server.ts";
import { FeedRefused, statusRefused } from "./feed-refused.server.ts";
import { fetchGuarded } from "./fetch-guarded.server.ts";
import { cutOrder, pictureFile, pictureFilePattern, pictureOfFile } from "./picture-sizes.ts";

/** Of one picture as it comes. */
const maxBytes = 5 * 1024 * 1024;
/** Of all that are kept; 150 items at their usual 70 KB take 10 MB. */
const folderMaxBytes = 100 * 1024 * 1024;

interface StoredPicture {
  picture: string;
  width: number;
}

export interface NewsPictures {
  /**
   * Fetches a picture, makes the sizes that are shown and keeps them.
   * @throws FeedRefused, or the disk's error, when there is nothing to show
   */
  store(url: string): Promise<StoredPicture>;
  /** The bytes of a file by its name; undefined where there is none. */
  read(file: string): Promise<Buffer | undefined>;
  /** Names of the files that are there. */
  list(): Promise<Set<string>>;
  /** Removes the oldest files that are over the limit, those of the pictures in use last. */
  prune(inUse: ReadonlySet<string>): Promise<void>;
  stop(): void;
}

/** Our copies of the articles' pictures, so that no visitor's browser asks a foreign server for one. */
export function createNewsPictures(options: {
  folder: string;
  allowPrivate: boolean;
  userAgent: string;
  folderMaxBytes?: number;
}): NewsPictures {
  const { folder, allowPrivate, userAgent } = options;
  const limit = options.folderMaxBytes ?? folderMaxBytes;
  const cutter = createPictureCutter();
  const stopping = new AbortController();

  async function names(): Promise<string[]> {
    const all = await readdir(folder).catch(() => []);
    return all.filter((name) => pictureFilePattern.test(name));
  }

  return {
    async store(url) {
      const headers = { accept: "image/avif,image/webp,image/*;q=0.8", "user-agent": userAgent };
      const answer = await fetchGuarded(url, {
        allowPrivate,
        maxBytes,
        headers,
        signal: stopping.signal,
      });
      if (answer.status !== 200) throw statusRefused(answer.status);
      const cut = await cutter.cut(answer.bytes, cutOrder);
      const files = typeof cut === "string" ? [] : cut.files;
      const widest = files.at(-1);
      if (!widest) throw new FeedRefused("other", "is no picture that can be shown");
      const picture = createHash("sha256").update(widest.bytes).digest("hex").slice(0, 32);
      await mkdir(folder, { recursive: true });
      for (const { width, bytes } of files)
        await writeWhole(path.join(folder, pictureFile(picture, width)), bytes);
      return { picture, width: widest.width };
    },

    async read(file) {
      if (!pictureFilePattern.test(file)) return undefined;
      return readFile(path.join(folder, file)).catch(() => undefined);
    },

    list: async () => new Set(await names()),

    async prune(inUse) {
      const files = await Promise.all((await names()).map((name) => describe(folder, name)));
      const used = ({ name }: { name: string }) => Number(inUse.has(pictureOfFile(name)));
      const order = files.toSorted((a, b) => used(b) - used(a) || b.writtenAt - a.writtenAt);
      let size = 0;
      for (const file of order) {
        size += file.size;
        if (size > limit) await rm(path.join(folder, file.name), { force: true });
      }
    },

    stop() {
      stopping.abort();
      cutter.stop();
    },
  };
}

/** Under another name first: a file that is there is there as a whole. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const draft = `${file}.${randomUUID()}.part`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}

async function describe(folder: string, name: string) {
  const { size, mtimeMs } = await stat(path.join(folder, name));
  return { name, size, writtenAt: mtimeMs };
}
