import { v7 as newRowId } from "uuid";
import type { CheckedFile } from "#features/applications/file-kinds.ts";
import { Problem } from "#platform/http/problem.server.ts";
import type { UploadedFile } from "#platform/http/read-upload.server.ts";
import type { Trx } from "#platform/store/store.server.ts";
import type { By } from "../changing/take-step.server.ts";

/** A script that lost the answer sends the same text again; nobody says the same twice in so little time, ms. */
const sameFor = 10 * 60_000;

/** @returns false where the same side has just written the same */
export async function keepMessage(
  trx: Trx,
  orderId: string,
  text: string,
  by: By,
  at: number,
): Promise<boolean> {
  const last = await trx
    .selectFrom("order_message")
    .select(["text", "by_id", "at"])
    .where("order_id", "=", orderId)
    .orderBy("id", "desc")
    .executeTakeFirst();
  if (last && last.text === text && last.by_id === by.id && at - last.at < sameFor) return false;
  await trx
    .insertInto("order_message")
    .values({
      ...{ id: newRowId(), order_id: orderId, text, at },
      ...{ by_id: by.id, by_name: by.name },
    })
    .execute();
  return true;
}

/** More would be no order but a store of files. */
const mostFiles = 100;
/** Longer names say nothing more. */
const longestName = 200;

/** Keeps a file that was looked into. @throws Problem `invalid` where the order has too many */
export async function keepFile(
  trx: Trx,
  orderId: string,
  { name, bytes }: UploadedFile,
  { mediaType }: Extract<CheckedFile, { mediaType: string }>,
  by: By,
  at: number,
): Promise<string> {
  const { count } = await trx
    .selectFrom("order_file")
    .select(trx.fn.countAll<number>().as("count"))
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostFiles) throw new Problem("invalid", { errors: { file: ["too_many"] } });
  const id = newRowId();
  const plain = name.replace(/[\p{Cc}\p{Cs}/\\]/gu, "");
  const shortName = Array.from(plain).slice(0, longestName).join("");
  await trx
    .insertInto("order_file")
    .values({
      ...{ id, order_id: orderId, name: shortName, type: mediaType, size: bytes.byteLength, at },
      ...{ by_id: by.id ?? "", by_name: by.name },
    })
    .execute();
  await trx
    .insertInto("order_file_bytes")
    .values({ file_id: id, order_id: orderId, bytes: Buffer.from(bytes) })
    .execute();
  return shortName;
}

/** Takes one file away, with what is in it. */
export async function eraseFile(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom("order_file_bytes").where("file_id", "=", id).execute();
  await trx.deleteFrom("order_file").where("id", "=", id).execute();
}
