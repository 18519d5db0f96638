import { sql } from "kysely";
import { v7 as newRowId } from "uuid";
import type { Db, Trx } from "#platform/store/store.server.ts";
import type { MessageStatus } from "./message-status.ts";
import type { ContactMessage } from "./submit-contact.server.ts";

/** Who writes; the name stays with what was written. */
interface Writer {
  id: string;
  name: string;
}

/** One message as a whole. */
export function findMessage(db: Db, id: string): Promise<ContactMessage | undefined> {
  return db.selectFrom("contact_message").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The same in a transaction that holds it: whoever else wants to change the message waits until this one is over. */
export async function lockMessage(trx: Trx, id: string): Promise<ContactMessage | undefined> {
  // SQLite has one writer at a time, and no words for it.
  await trx.updateTable("contact_message").set({ id }).where("id", "=", id).execute();
  return findMessage(trx, id);
}

/** What was written about and to a message, the oldest first. */
export async function readThread(db: Db, messageId: string) {
  const notes = await db
    .selectFrom("message_note")
    .selectAll()
    .where("message_id", "=", messageId)
    .orderBy("at")
    .orderBy("id")
    .execute();
  const replies = await db
    .selectFrom("message_reply")
    .selectAll()
    .where("message_id", "=", messageId)
    .orderBy("at")
    .orderBy("id")
    .execute();
  return { notes, replies };
}

/** Tells whether nobody had read the message before. `now` in milliseconds. */
export async function markRead(trx: Trx, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("contact_message")
    .set({ read_at: now })
    .where("id", "=", id)
    .where("read_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** As if nobody had opened it: whoever only looked leaves it to the others. */
export async function markUnread(trx: Trx, id: string): Promise<void> {
  await trx.updateTable("contact_message").set({ read_at: null }).where("id", "=", id).execute();
}

/** Tells whether that is new. */
export async function markImportant(trx: Trx, id: string, important: boolean): Promise<boolean> {
  const mark = important ? 1 : 0;
  const { numUpdatedRows } = await trx
    .updateTable("contact_message")
    .set({ important: mark })
    .where("id", "=", id)
    .where("important", "<>", mark)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Sets the status; since when it is spam, and being answered for the first time, are written down with their time. */
export async function setStatus(
  trx: Trx,
  id: string,
  status: MessageStatus,
  now: number,
): Promise<void> {
  const since = sql<number>`case when status = 'spam' then coalesce(spam_since, ${now}) else ${now} end`;
  await trx
    .updateTable("contact_message")
    .set({ status, spam_since: status === "spam" ? since : null })
    .where("id", "=", id)
    .execute();
  if (status === "answered") await beAnswered(trx, id, now);
  if (status === "new") await oweAgain(trx, id);
}

async function beAnswered(trx: Trx, id: string, now: number): Promise<void> {
  await trx
    .updateTable("contact_message")
    .set({ first_answer_at: now })
    .where("id", "=", id)
    .where("first_answer_at", "is", null)
    .execute();
}

/** New again, and nobody has written: "answered" was a mistake, and would keep it from ever being overdue. */
async function oweAgain(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable("contact_message")
    .set({ first_answer_at: null })
    .where("id", "=", id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("message_reply").select("id").where("message_id", "=", id))),
    )
    .execute();
}

/** It was no spam: people decided so at `now` (ms). */
export async function setReleased(trx: Trx, id: string, now: number): Promise<void> {
  await trx.updateTable("contact_message").set({ released_at: now }).where("id", "=", id).execute();
}

/** Gives a message to an administrator, or to nobody. */
export async function assignMessage(trx: Trx, id: string, userId: string | null): Promise<void> {
  await trx
    .updateTable("contact_message")
    .set({ assignee_id: userId })
    .where("id", "=", id)
    .execute();
}

/** Writes down what only administrators read. `now` in milliseconds. */
export async function addNote(
  trx: Trx,
  { messageId, text, by }: { messageId: string; text: string; by: Writer },
  now: number,
): Promise<void> {
  const written = { by_id: by.id, by_name: by.name, at: now };
  await trx
    .insertInto("message_note")
    .values({ id: newRowId(), message_id: messageId, text, ...written })
    .execute();
}

/**
 * Keeps what a visitor was answered; `mailId` in the outbox. Behind all that was answered before, whatever the clock of
 * this machine says: whoever has not seen it is asked first (reply.server.ts).
 */
export async function addReply(
  trx: Trx,
  reply: { messageId: string; mailId: string; text: string; by: Writer },
  now: number,
): Promise<void> {
  const { messageId, mailId, text, by } = reply;
  const { last } = await trx
    .selectFrom("message_reply")
    .select((eb) => eb.fn.max("at").as("last"))
    .where("message_id", "=", messageId)
    .executeTakeFirstOrThrow();
  const at = Math.max(now, Number(last) + 1);
  const written = { by_id: by.id, by_name: by.name, at };
  await trx
    .insertInto("message_reply")
    .values({ id: newRowId(), message_id: messageId, mail_id: mailId, text, ...written })
    .execute();
}

/** Removes a message for good, with everything that was written about it. */
export async function removeMessage(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom("message_note").where("message_id", "=", id).execute();
  await trx.deleteFrom("message_reply").where("message_id", "=", id).execute();
  await trx.deleteFrom("contact_message").where("id", "=", id).execute();
}
