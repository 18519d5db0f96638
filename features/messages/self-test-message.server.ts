import type { Db, Trx } from "#platform/store/store.server.ts";
import { removeMessage } from "./change-message.server.ts";
import { selfTestStatus } from "./message-status.ts";
import type { ContactMessage } from "./submit-contact.server.ts";

/** The stored message of a self-test. */
export function findSelfTestMessage(
  db: Db,
  reference: string,
): Promise<ContactMessage | undefined> {
  return db
    .selectFrom("contact_message")
    .selectAll()
    .where("reference", "=", reference)
    .where("status", "=", selfTestStatus)
    .executeTakeFirst();
}

/** Removes the self-test of that reference, and those that came before an instant (ms). Answers their ids. */
export async function removeSelfTestMessages(
  trx: Trx,
  { reference, before }: { reference: string; before: number },
): Promise<string[]> {
  const found = await trx
    .selectFrom("contact_message")
    .select("id")
    .where("status", "=", selfTestStatus)
    .where((eb) => eb.or([eb("reference", "=", reference), eb("created_at", "<", before)]))
    .execute();
  for (const { id } of found) await removeMessage(trx, id);
  return found.map(({ id }) => id);
}
