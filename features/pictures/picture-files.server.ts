import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { Problem } from "#platform/http/problem.server.ts";
import { languageCodes } from "#platform/language/languages.ts";
import { type Part, pictureKinds } from "#platform/pictures/cut-order.ts";
import type { PictureCutter } from "#platform/pictures/cut-picture.server.ts";
import type { Db, Store } from "#platform/store/store.server.ts";
import { cropPicture } from "./crop-picture.server.ts";
import { keepPicture, pictureId } from "./keep-picture.server.ts";
import { mostAltLetters, mostBytes } from "./picture-text.ts";
import { readPictureFile, readPictures } from "./stored-pictures.server.ts";

/** The folder in which the pictures of an export lie: what was uploaded, and beside it what is said of it. */
const folderName = "pictures";

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
const pixels = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));
const said = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  kind: v.picklist(pictureKinds),
  alt: v.record(v.picklist(languageCodes), v.pipe(v.string(), v.maxLength(mostAltLetters))),
  decorative: v.boolean(),
  focus: v.tuple([percent, percent]),
  part: v.optional(v.strictObject({ left: pixels, top: pixels, width: pixels, height: pixels })),
});
type Said = v.InferOutput<typeof said>;

/** Every picture as its two files, one picture at a time: `pictures/<id>.json`, `pictures/<id>.jpeg`. */
export async function* writePictureFiles(db: Db) {
  for (const picture of [...(await readPictures(db)).values()].sort((a, b) =>
    a.id < b.id ? -1 : 1,
  )) {
    const { id, name, kind, alt, decorative, focus_x, focus_y, crop } = picture;
    const inOrder = languageCodes.flatMap((code) => (alt[code] ? [[code, alt[code]]] : []));
    const about: Said = {
      ...{ name, kind, alt: Object.fromEntries(inOrder), decorative },
      focus: [focus_x, focus_y],
      ...(crop && {
        part: { left: crop.left, top: crop.top, width: crop.width, height: crop.height },
      }),
    };
    const bytes = await readPictureFile({ read: db }, id, "original");
    if (!bytes) continue;
    yield {
      name: `${folderName}/${id}.json`,
      bytes: Buffer.from(`${JSON.stringify(about, null, 2)}\n`),
    };
    yield { name: `${folderName}/${id}.${kind}`, bytes };
  }
}

interface ReadPicture {
  id: string;
  about: Said;
  file: string;
}

/**
 * The pictures that lie in a folder that was exported.
 * @returns what can be taken in, and a line for each that cannot
 */
export function readPictureFiles(folder: string): { pictures: ReadPicture[]; problems: string[] } {
  const place = path.join(folder, folderName);
  const problems: string[] = [];
  const names = existsSync(place)
    ? readdirSync(place).filter((name) => name.endsWith(".json"))
    : [];
  const pictures = names.sort().flatMap((name): ReadPicture[] => {
    const wrong = (message: string) => {
      problems.push(`${folderName}/${name}: ${message}`);
      return [];
    };
    const id = name.slice(0, -".json".length);
    const about = readSaid(path.join(place, name));
    if (typeof about === "string") return wrong(about);
    const file = path.join(place, `${id}.${about.kind}`);
    if (!existsSync(file)) return wrong(`${id}.${about.kind} does not lie beside it`);
    if (statSync(file).size > mostBytes) return wrong("its picture has more than 25 MB");
    if (pictureId(readFileSync(file)) !== id)
      return wrong("its picture is another one: the name is the hash of the content");
    return [{ id, about, file }];
  });
  return { pictures, problems };
}

function readSaid(file: string): Said | string {
  if (statSync(file).size > 100_000) return "is no description of a picture";
  try {
    const { success, output, issues } = v.safeParse(said, JSON.parse(readFileSync(file, "utf8")));
    return success ? output : `${v.getDotPath(issues[0]) ?? "it"}: ${issues[0].message}`;
  } catch {
    return "is no JSON";
  }
}

/** Takes them in, with what is said of them. @returns how many were new, and a line for each that was refused */
export async function takePictureFiles(
  store: Store,
  cutter: PictureCutter,
  pictures: readonly ReadPicture[],
  now: number,
): Promise<{ created: string[]; problems: string[] }> {
  const known = await readPictures(store.read);
  const created: string[] = [];
  const problems: string[] = [];
  for (const { id, about, file } of pictures) {
    const given = { name: about.name, bytes: readFileSync(file) };
    const kept = await keepPicture(given, { store, cutter, now, by: null });
    if ("refusal" in kept) {
      problems.push(`${folderName}/${path.basename(file)}: ${kept.refusal}`);
      continue;
    }
    if (!known.has(id)) created.push(id);
    const [focus_x, focus_y] = about.focus;
    await store.write((trx) =>
      trx
        .updateTable("content_picture")
        .set({
          ...{ name: about.name, alt: JSON.stringify(about.alt), focus_x, focus_y },
          decorative: about.decorative ? 1 : 0,
        })
        .where("id", "=", id)
        .execute(),
    );
    const refused = await takePart({ store, cutter }, id, about.part ?? null, now);
    if (refused) problems.push(`${folderName}/${id}.json: ${refused}`);
  }
  return { created, problems };
}

/** @returns why the part that is shown cannot be */
async function takePart(
  parts: Parameters<typeof cropPicture>[0],
  id: string,
  part: Part | null,
  now: number,
): Promise<string | undefined> {
  try {
    await cropPicture(parts, { id, part }, { mayPublish: true, now });
    return undefined;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return "its part does not lie within the picture";
  }
}
