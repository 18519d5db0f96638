import type { Trx } from "#platform/store/store.server.ts";

/** Removes the mails that belong to something that is deleted for good, sent or not, with the record of their tries. */
export async function removeMailsAbout(trx: Trx, aboutId: string): Promise<void> {
  const mails = trx.selectFrom("mail").select("id").where("about_id", "=", aboutId);
  await trx.deleteFrom("mail_attempt").where("mail_id", "in", mails).execute();
  await trx.deleteFrom("mail").where("about_id", "=", aboutId).execute();
}
