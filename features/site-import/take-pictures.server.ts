import { readFileSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { fillAlt } from "#features/pictures/fill-alt.server.ts";
import {
  cutPatience,
  keepPicture,
  type PictureRefusal,
} from "#features/pictures/keep-picture.server.ts";
import { mostBytes } from "#features/pictures/picture-text.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { createPictureCutter } from "#platform/pictures/cut-picture.server.ts";
import type { Store } from "#platform/store/store.server.ts";
import type { FoundPage, FoundPicture, PictureFolder } from "./found-page.ts";

const why: Record<PictureRefusal | "elsewhere" | "missing" | "outside", string> = {
  elsewhere: "stands on another site",
  missing: "is not in the folder",
  outside: "lies outside the folder",
  empty: "is empty",
  tooLarge: "has more than 25 MB",
  noPicture: "is no picture by its content (JPEG, PNG, WebP, GIF, AVIF)",
  svg: "is an SVG, which can hold programs",
  heic: "is HEIC: save it as JPEG",
  animated: "moves, and only still pictures are taken",
  damaged: "is damaged",
  tooManyPixels: "has more than 50 megapixels",
  tooSmall: "is an icon",
  tooSlow: "takes too long to read",
};

type Kept = { id: string } | { problem: string };

/** Whether it is said what it shows; or in words why it is not taken. */
type Taken = { id: string; isSaid: boolean } | { problem: string };

export type PictureTaker = ReturnType<typeof createPictureTaker>;

/** Takes pictures of a folder into the store, each file once, whatever sizes of it are shown. */
export function createPictureTaker(
  store: Store,
  folder: PictureFolder,
  { now, dryRun }: { now: number; dryRun: boolean },
) {
  const cutter = createPictureCutter(cutPatience);
  const taken = new Map<string, Promise<Kept>>();
  const said = new Map<string, string>();

  async function keep(names: readonly string[]): Promise<Kept> {
    const file = readInside(folder.path, names);
    if (typeof file === "string") return { problem: why[file] };
    const kept = await keepPicture(file, { store, cutter, now, by: null, dryRun });
    return "refusal" in kept ? { problem: why[kept.refusal] } : kept;
  }

  return {
    /** What the pages that were read until now say first that a picture shows. */
    wordsOf: (id: string, language: LanguageCode) => said.get(`${id} ${language}`),
    async take(picture: FoundPicture, page: FoundPage, language: LanguageCode): Promise<Taken> {
      const names = folder.namesOf(picture.address, page);
      const key = names.join("\n");
      const known = taken.get(key) ?? keep(names);
      taken.set(key, known);
      const kept = await known;
      if ("problem" in kept) return kept;
      const place = `${kept.id} ${language}`;
      if (picture.alt !== "" && !said.has(place)) said.set(place, picture.alt);
      const isSaid = dryRun
        ? picture.alt !== ""
        : await fillAlt(store, kept.id, language, picture.alt);
      return { ...kept, isSaid };
    },
    stop: () => cutter.stop(),
  };
}

/** The first of these files that there is below a folder, wherever links lead. */
function readInside(
  folder: string,
  names: readonly string[],
): { name: string; bytes: Uint8Array } | "elsewhere" | "missing" | "outside" | "tooLarge" {
  const root = realpathSync(folder);
  let problem: "elsewhere" | "missing" | "outside" | "tooLarge" =
    names.length === 0 ? "elsewhere" : "missing";
  for (const name of names)
    try {
      const file = path.join(root, name);
      const real = isBelow(root, file) ? realpathSync(file) : file;
      if (!isBelow(root, real)) {
        problem = "outside";
        continue;
      }
      const stats = statSync(real);
      if (!stats.isFile()) continue;
      if (stats.size <= mostBytes) return { name: path.basename(real), bytes: readFileSync(real) };
      problem = "tooLarge";
    } catch {
      // Not there, not to be read, or a longer name than a file may have.
    }
  return problem;
}

const isBelow = (root: string, file: string) => !/^\.\.(?:[/\\]|$)/.test(path.relative(root, file));
