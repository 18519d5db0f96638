import type { Kysely } from "kysely";
import type { MailTables } from "./mail-tables.server.ts";

/**
 * How many mails were written to a visitor's address since an instant (milliseconds), whatever became
 * of them; upper and lower case are one address. For the limit per recipient.
 */
export async function countMailsTo(
  db: Kysely<MailTables>,
  recipient: string,
  since: number,
): Promise<number> {
  const { count } = await db
    .selectFrom("mail")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("recipient_key", "=", recipient.toLowerCase())
    .where("audience", "=", "visitor")
    .where("created_at", ">=", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
