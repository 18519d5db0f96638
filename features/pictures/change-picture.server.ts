import type { Administrator } from "#platform/audit/audit-log.server.ts";
import { audit } from "#platform/audit/keep-record.server.ts";
import type { Platform } from "#platform/feature.server.ts";
import type { Asked } from "#platform/http/call.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { defaultLanguage, languageCodes } from "#platform/language/languages.ts";
import type { Trx } from "#platform/store/store.server.ts";
import type { pictureCalls } from "./calls.ts";
import { readPictureUses } from "./picture-uses.server.ts";

type Parts = Pick<Platform<unknown>, "store" | "now">;

type Described = Asked<(typeof pictureCalls)["POST /api/admin/pictures/describe"]>["body"];

/**
 * Says what a picture shows, and where its middle is. What is not said stays as it is: two people may be at it.
 * @param mayPublish without it only what no visitor sees is changed: pages follow at once
 * @throws Problem `not_found` or `not_allowed`
 */
export async function describePicture(
  { store, now }: Parts,
  by: Administrator,
  { id, alt, decorative, focus }: Described,
  mayPublish: boolean,
): Promise<void> {
  await store.write(async (trx) => {
    const known = await knownPicture(trx, id);
    if (!mayPublish && (await usesOf(trx, id)).some(({ isLive }) => isLive))
      throw new Problem("not_allowed", { detail: "The picture is live: a publisher changes it." });
    const before: typeof alt = JSON.parse(known.alt);
    const said = languageCodes.flatMap((code) => {
      const text = (alt[code] ?? before[code] ?? "").trim();
      return text === "" ? [] : [[code, text] as const];
    });
    await trx
      .updateTable("content_picture")
      .set({
        alt: JSON.stringify(Object.fromEntries(said)),
        ...(decorative !== undefined && { decorative: decorative ? 1 : 0 }),
        ...(focus && { focus_x: focus[0], focus_y: focus[1] }),
      })
      .where("id", "=", id)
      .execute();
    const entry = { action: "picture.describe", subjectId: id, subject: known.name } as const;
    await audit(trx, by, entry, now());
  });
}

/** Takes a picture away with its files. @throws Problem `not_found`, or `in_use` while an entry shows it */
export async function removePicture(
  { store, now }: Parts,
  by: Administrator,
  id: string,
): Promise<void> {
  await store.write(async (trx) => {
    const { name: subject } = await knownPicture(trx, id);
    const [use] = await usesOf(trx, id);
    if (use) throw new Problem("in_use", { detail: `It is shown by ${use.entry}.` });
    // The rows before the files: on PostgreSQL this waits for whoever is just keeping files of theirs, and then finds them.
    const crops = await trx
      .deleteFrom("content_picture_crop")
      .where("picture", "=", id)
      .returning("id")
      .execute();
    await trx.deleteFrom("content_picture").where("id", "=", id).execute();
    const owners = [id, ...crops.map((crop) => crop.id)];
    await trx.deleteFrom("content_picture_file").where("picture", "in", owners).execute();
    const entry = { action: "picture.delete", subjectId: id, subject } as const;
    await audit(trx, by, entry, now());
  });
}

async function knownPicture(trx: Trx, id: string): Promise<{ name: string; alt: string }> {
  const picture = await trx
    .selectFrom("content_picture")
    .select(["name", "alt"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!picture) throw new Problem("not_found");
  return picture;
}

/** The entries that show it. */
export const usesOf = async (trx: Trx, id: string) =>
  (await readPictureUses(trx, defaultLanguage.code)).get(id) ?? [];
