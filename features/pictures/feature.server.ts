import { administratorOf, audit } from "#platform/audit/keep-record.server.ts";
import type { Feature } from "#platform/feature.server.ts";
import type { AuditedAs } from "#platform/http/call.ts";
import { found, Problem } from "#platform/http/problem.server.ts";
import { readUpload } from "#platform/http/read-upload.server.ts";
import { serveCalls } from "#platform/http/serve-calls.server.ts";
import { immutable } from "#platform/http/static-site.server.ts";
import { createPictureCutter } from "#platform/pictures/cut-picture.server.ts";
import { holdsOneOf } from "#platform/session/roles.ts";
import { createUploadRoom } from "#platform/submissions/upload-room.server.ts";
import { pictureCalls } from "./calls.ts";
import { describePicture, removePicture } from "./change-picture.server.ts";
import { cropPicture } from "./crop-picture.server.ts";
import { cutPatience, keepPicture } from "./keep-picture.server.ts";
import { listPictures } from "./list-pictures.server.ts";
import { createAvifWorker } from "./make-avif.server.ts";
import { pictureData } from "./picture-tables.server.ts";
import { mostBytes } from "./picture-text.ts";
import { readPictureFile } from "./stored-pictures.server.ts";

declare module "#platform/audit/audit-log.server.ts" {
  interface AuditActions {
    pictures: AuditedAs<typeof pictureCalls>;
  }
}

/** The pictures that people upload for the site. */
export const picturesFeature: Feature = {
  name: "pictures",
  calls: pictureCalls,
  data: pictureData,
  create({ store, now, guard, log, ports }) {
    const cutter = createPictureCutter(cutPatience);
    // A process of its own: who uploads does not wait for what takes its time.
    const avif = createAvifWorker({ store, log, cutter: createPictureCutter(cutPatience) });
    const room = createUploadRoom();
    const parts = { store, now };
    return {
      calls: serveCalls(pictureCalls, {
        "GET /uploads/:file": async ({ c }) => {
          const [, id, width, format] =
            /^([0-9a-f]{32})-(\d{1,4})\.(webp|avif)$/.exec(c.req.param("file") ?? "") ?? [];
          const bytes = id && (await readPictureFile(store, id, `${width}.${format}`));
          if (!bytes) throw new Problem("not_found");
          return c.body(new Uint8Array(bytes), 200, {
            "content-type": `image/${format}`,
            "cache-control": immutable,
          });
        },
        "GET /api/admin/pictures": ({ by, query }) =>
          listPictures(store.longReads, by.user.language, query),
        "POST /api/admin/pictures": async ({ c, by, stillMay }) => {
          await guard.admitChange(c);
          const who = administratorOf(by);
          const kept = await room.during(who.id, async () => {
            const expected = { control: "file", most: mostBytes };
            const { file, isTooLarge } = await readUpload(c.req.raw, expected);
            await stillMay();
            if (isTooLarge) return { refusal: "tooLarge" };
            const given = { name: file?.name ?? "", bytes: file?.bytes ?? new Uint8Array() };
            return keepPicture(given, {
              ...{ store, cutter, now: now(), by: who.id },
              alongside: (trx, id) =>
                audit(
                  trx,
                  who,
                  { action: "picture.upload", subjectId: id, subject: given.name.slice(0, 120) },
                  now(),
                ),
            });
          });
          if ("refusal" in kept) throw new Problem("invalid", { errors: { file: [kept.refusal] } });
          void avif.look();
          const { pictures } = await listPictures(store.read, by.user.language, { id: kept.id });
          return c.json(found(pictures[0]));
        },
        "POST /api/admin/pictures/describe": async ({ by, body }) => {
          await describePicture(
            parts,
            administratorOf(by),
            body,
            holdsOneOf(by.user, ["publisher"]),
          );
          ports.publishing?.lookBeside();
          return {};
        },
        "POST /api/admin/pictures/crop": async ({ by, body: { id, part } }) => {
          const who = administratorOf(by);
          const mayPublish = holdsOneOf(by.user, ["publisher"]);
          await room.during(who.id, () =>
            cropPicture({ store, cutter }, { id, part }, { by: who, mayPublish, now: now() }),
          );
          void avif.look();
          ports.publishing?.lookBeside();
          const { pictures } = await listPictures(store.read, by.user.language, { id });
          return found(pictures[0]);
        },
        "POST /api/admin/pictures/delete": async ({ by, body: { id } }) => {
          await removePicture(parts, administratorOf(by), id);
          return {};
        },
      }),
      start: () => avif.start(),
      async stop() {
        cutter.stop();
        await avif.stop();
      },
    };
  },
};
