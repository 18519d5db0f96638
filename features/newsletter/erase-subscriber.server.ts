import { removeMailsAbout } from "#platform/outbox/remove-mails.server.ts";
import type { Trx } from "#platform/store/store.server.ts";

/**
 * An address with the proof of its consent and every mail about it: its links lead nowhere from then on, and nothing
 * keeps the address from being left anew. Gives its reference; undefined: there is none any more.
 */
export async function eraseSubscriber(trx: Trx, id: string): Promise<string | undefined> {
  const erased = await trx
    .deleteFrom("email_capture")
    .where("id", "=", id)
    .returning("reference")
    .executeTakeFirst();
  if (erased) await removeMailsAbout(trx, id);
  return erased?.reference;
}
